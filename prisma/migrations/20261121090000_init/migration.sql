-- CreateTable
CREATE TABLE "game" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "zone" TEXT NOT NULL,
    "hosts" TEXT[],
    "house" JSON NOT NULL,
    "house_next" JSON NOT NULL,
    "phase" TEXT NOT NULL,
    "paused_since" BIGINT,
    "week" JSON,
    "duel" JSON,
    "winners" TEXT[],
    "last_id" INTEGER NOT NULL,
    "drawings" JSON NOT NULL,
    "acts" INTEGER NOT NULL,
    "events" INTEGER NOT NULL,
    "stamp" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "created_at" BIGINT NOT NULL,

    CONSTRAINT "game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game_place" (
    "game" TEXT NOT NULL,
    "server" TEXT NOT NULL,
    "channel" TEXT NOT NULL,

    CONSTRAINT "game_place_pkey" PRIMARY KEY ("game")
);

-- CreateTable
CREATE TABLE "hero" (
    "game" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "player" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "quote" TEXT NOT NULL,
    "level" INTEGER NOT NULL,
    "damage_taken" INTEGER NOT NULL,
    "strikes" INTEGER NOT NULL,
    "make_ups" INTEGER NOT NULL,
    "identified" TEXT[],
    "discount" BIGINT NOT NULL,
    "lost" JSON,

    CONSTRAINT "hero_pkey" PRIMARY KEY ("game","id")
);

-- CreateTable
CREATE TABLE "item" (
    "game" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "definition" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "slot" TEXT,
    "charges" INTEGER,
    "left" TEXT,

    CONSTRAINT "item_pkey" PRIMARY KEY ("game","id")
);

-- CreateTable
CREATE TABLE "orb" (
    "game" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "colour" TEXT NOT NULL,
    "item" TEXT NOT NULL,
    "cost" BIGINT NOT NULL,
    "week" INTEGER NOT NULL,

    CONSTRAINT "orb_pkey" PRIMARY KEY ("game","id")
);

-- CreateTable
CREATE TABLE "bet" (
    "game" TEXT NOT NULL,
    "hero" TEXT NOT NULL,
    "on" TEXT NOT NULL,
    "stake" BIGINT NOT NULL,

    CONSTRAINT "bet_pkey" PRIMARY KEY ("game","hero")
);

-- CreateTable
CREATE TABLE "deadline" (
    "game" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "hero" TEXT,
    "step" INTEGER,
    "due_at" BIGINT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',

    CONSTRAINT "deadline_pkey" PRIMARY KEY ("game","id")
);

-- CreateTable
CREATE TABLE "account" (
    "game" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "balance" BIGINT NOT NULL,
    "closed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "account_pkey" PRIMARY KEY ("game","name")
);

-- CreateTable
CREATE TABLE "ledger_tx" (
    "game" TEXT NOT NULL,
    "act" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "cause" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" BIGINT NOT NULL,

    CONSTRAINT "ledger_tx_pkey" PRIMARY KEY ("game","act","n")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "game" TEXT NOT NULL,
    "act" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "account" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("game","act","n","account")
);

-- CreateTable
CREATE TABLE "good" (
    "game" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "definition" TEXT NOT NULL,

    CONSTRAINT "good_pkey" PRIMARY KEY ("game","id")
);

-- CreateTable
CREATE TABLE "fight" (
    "game" TEXT NOT NULL,
    "value" JSON NOT NULL,

    CONSTRAINT "fight_pkey" PRIMARY KEY ("game")
);

-- CreateTable
CREATE TABLE "act" (
    "game" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "cause" TEXT NOT NULL,
    "intent" JSON NOT NULL,
    "actor" JSON NOT NULL,
    "now" BIGINT NOT NULL,
    "midnight" BIGINT NOT NULL,
    "stock" TEXT NOT NULL,
    "drawing" TEXT,
    "drawing_number" INTEGER,
    "reverse" JSON NOT NULL,

    CONSTRAINT "act_pkey" PRIMARY KEY ("game","number")
);

-- CreateTable
CREATE TABLE "event" (
    "game" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "act" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "v" INTEGER NOT NULL,
    "rules" TEXT[],
    "public" JSON,

    CONSTRAINT "event_pkey" PRIMARY KEY ("game","number")
);

-- CreateTable
CREATE TABLE "event_own" (
    "game" TEXT NOT NULL,
    "event" INTEGER NOT NULL,
    "hero" TEXT NOT NULL,
    "own" JSON NOT NULL,

    CONSTRAINT "event_own_pkey" PRIMARY KEY ("game","event","hero")
);

-- CreateTable
CREATE TABLE "answer" (
    "cause" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "answer" JSON NOT NULL,

    CONSTRAINT "answer_pkey" PRIMARY KEY ("cause")
);

-- CreateTable
CREATE TABLE "intake" (
    "interaction" TEXT NOT NULL,
    "application" TEXT NOT NULL,
    "token" TEXT,
    "player" TEXT NOT NULL,
    "game" TEXT,
    "what" TEXT NOT NULL,
    "received_at" BIGINT NOT NULL,
    "answered" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "intake_pkey" PRIMARY KEY ("interaction")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "audience" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "number" INTEGER,
    "kind" TEXT NOT NULL,
    "v" INTEGER NOT NULL,
    "face" JSON,
    "own" JSON,
    "urgent" BOOLEAN NOT NULL,
    "nonce" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" BIGINT NOT NULL DEFAULT 0,
    "tried_at" BIGINT,
    "claimed_until" BIGINT,
    "message" TEXT,
    "reason" TEXT,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hero_place" (
    "game" TEXT NOT NULL,
    "hero" TEXT NOT NULL,
    "way" TEXT NOT NULL,
    "channel" TEXT,
    "panel" TEXT,

    CONSTRAINT "hero_place_pkey" PRIMARY KEY ("game","hero")
);

-- CreateTable
CREATE TABLE "definition" (
    "hash" TEXT NOT NULL,
    "body" JSON NOT NULL,

    CONSTRAINT "definition_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "stock" (
    "hash" TEXT NOT NULL,
    "ids" JSON NOT NULL,

    CONSTRAINT "stock_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "presence" (
    "token" TEXT NOT NULL,
    "process" TEXT NOT NULL,
    "beat_at" BIGINT NOT NULL,

    CONSTRAINT "presence_pkey" PRIMARY KEY ("token")
);

-- CreateTable
CREATE TABLE "seen" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "at" BIGINT NOT NULL,

    CONSTRAINT "seen_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "game_hosts_idx" ON "game" USING GIN ("hosts");

-- CreateIndex
CREATE INDEX "game_place_channel_idx" ON "game_place"("channel");

-- CreateIndex
CREATE INDEX "game_place_server_idx" ON "game_place"("server");

-- CreateIndex
CREATE INDEX "hero_player_idx" ON "hero"("player");

-- CreateIndex
CREATE INDEX "item_game_holder_idx" ON "item"("game", "holder");

-- CreateIndex
CREATE INDEX "deadline_state_due_at_idx" ON "deadline"("state", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_tx_game_cause_n_key" ON "ledger_tx"("game", "cause", "n");

-- CreateIndex
CREATE INDEX "ledger_entry_game_account_idx" ON "ledger_entry"("game", "account");

-- CreateIndex
CREATE UNIQUE INDEX "act_game_cause_key" ON "act"("game", "cause");

-- CreateIndex
CREATE INDEX "event_game_act_idx" ON "event"("game", "act");

-- CreateIndex
CREATE INDEX "answer_game_idx" ON "answer"("game");

-- CreateIndex
CREATE INDEX "intake_answered_received_at_idx" ON "intake"("answered", "received_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_nonce_key" ON "outbox"("nonce");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_game_audience_position_key" ON "outbox"("game", "audience", "position");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_game_audience_number_key" ON "outbox"("game", "audience", "number");

-- CreateIndex
CREATE INDEX "hero_place_channel_idx" ON "hero_place"("channel");

-- AddForeignKey
ALTER TABLE "game_place" ADD CONSTRAINT "game_place_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hero" ADD CONSTRAINT "hero_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "item" ADD CONSTRAINT "item_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orb" ADD CONSTRAINT "orb_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bet" ADD CONSTRAINT "bet_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_tx" ADD CONSTRAINT "ledger_tx_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_game_act_n_fkey" FOREIGN KEY ("game", "act", "n") REFERENCES "ledger_tx"("game", "act", "n") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_game_account_fkey" FOREIGN KEY ("game", "account") REFERENCES "account"("game", "name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "good" ADD CONSTRAINT "good_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "fight" ADD CONSTRAINT "fight_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "act" ADD CONSTRAINT "act_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_game_act_fkey" FOREIGN KEY ("game", "act") REFERENCES "act"("game", "number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event_own" ADD CONSTRAINT "event_own_game_event_fkey" FOREIGN KEY ("game", "event") REFERENCES "event"("game", "number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hero_place" ADD CONSTRAINT "hero_place_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- From here on what the schema file cannot say.

-- Only the mint goes below 0.
ALTER TABLE "account" ADD CONSTRAINT "account_not_negative" CHECK ("balance" >= 0 OR "name" = 'mint');
ALTER TABLE "account" ADD CONSTRAINT "account_closed_empty" CHECK (NOT "closed" OR "balance" = 0);
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_moves" CHECK ("amount" <> 0);
ALTER TABLE "bet" ADD CONSTRAINT "bet_stake" CHECK ("stake" > 0);
ALTER TABLE "deadline" ADD CONSTRAINT "deadline_state" CHECK ("state" IN ('open', 'fired', 'cancelled'));
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_state" CHECK ("state" IN ('waiting', 'sent', 'parked'));
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_public_has_no_own" CHECK ("audience" <> 'public' OR "own" IS NULL);
ALTER TABLE "intake" ADD CONSTRAINT "intake_token_erased" CHECK (NOT "answered" OR "token" IS NULL);
ALTER TABLE "seen" ADD CONSTRAINT "seen_one_row" CHECK ("id" = 1);

-- The next message of a line, and whether it is taken.
CREATE INDEX "outbox_waiting" ON "outbox" ("game", "audience", "urgent" DESC, "position") WHERE "state" = 'waiting';

-- What was written once stays as it was.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is written once: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END;
$$;
CREATE TRIGGER "ledger_tx_once" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_tx"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ledger_entry_once" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "act_once" BEFORE UPDATE OR DELETE OR TRUNCATE ON "act"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "event_once" BEFORE UPDATE OR DELETE OR TRUNCATE ON "event"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "event_own_once" BEFORE UPDATE OR DELETE OR TRUNCATE ON "event_own"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- What leaves one account enters another; looked at when the act is committed.
CREATE FUNCTION "check_ledger_sum"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total numeric;
BEGIN
  SELECT COALESCE(SUM("amount"), 0) INTO total FROM "ledger_entry"
    WHERE "game" = NEW."game" AND "act" = NEW."act" AND "n" = NEW."n";
  IF total <> 0 THEN
    RAISE EXCEPTION 'entries of %/%/% sum to %', NEW."game", NEW."act", NEW."n", total
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$$;
CREATE CONSTRAINT TRIGGER "ledger_entry_sum" AFTER INSERT ON "ledger_entry"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_ledger_sum"();
