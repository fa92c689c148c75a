-- CreateTable
CREATE TABLE "silence" (
    "game" TEXT NOT NULL,
    "from_at" BIGINT NOT NULL,
    "to_at" BIGINT NOT NULL,

    CONSTRAINT "silence_pkey" PRIMARY KEY ("game","from_at")
);

-- AddForeignKey
ALTER TABLE "silence" ADD CONSTRAINT "silence_game_fkey" FOREIGN KEY ("game") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
