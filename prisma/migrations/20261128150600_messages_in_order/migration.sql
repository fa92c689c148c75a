-- The head of each line of the outbox is its first message, urgent or not; a look at a channel goes before.
DROP INDEX "outbox_waiting";
CREATE INDEX "outbox_waiting" ON "outbox" ("game", "audience", ("kind" = 'channel') DESC, "position") WHERE "state" = 'waiting';
