import cron, { type ScheduledTask } from 'node-cron';

/** Rings `sweep` every 5 seconds; a ring that comes while one runs is dropped. */
export function ringSweep(sweep: () => Promise<unknown>, failed: (error: unknown) => void) {
  let busy = false;
  const ring = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      await sweep();
    } catch (error) {
      failed(error);
    } finally {
      busy = false;
    }
  };
  const task: ScheduledTask = cron.schedule('*/5 * * * * *', ring);
  return { ring, stop: () => void task.stop() };
}
