import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded into the service by `adversarial.ts`: tells what the one thread has done since it was asked last. */
export type Reading = { cpuMs: number; delayMs: number; rssMb: number };

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let before = process.threadCpuUsage();

process.on('message', () => {
  const { user, system } = process.threadCpuUsage();
  const reading: Reading = {
    cpuMs: (user + system - before.user - before.system) / 1000,
    delayMs: delay.max / 1e6,
    rssMb: process.memoryUsage.rss() / 1024 / 1024,
  };
  process.send?.(reading);
  delay.reset();
  before = process.threadCpuUsage();
});
// To be asked is no reason to live on, and without anybody to ask there is none.
process.channel?.unref();
process.on('disconnect', () => process.exit());
