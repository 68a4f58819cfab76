import { readFileSync } from 'node:fs';

/** What a virtual machine's neighbours take: of the processor time asked for while `run` went on, the share not given. */
export async function withStolen<T>(run: () => Promise<T>): Promise<{ value: T; stolen: number }> {
  const before = processorTimes();
  const value = await run();
  const after = processorTimes();
  const taken = after.stolen - before.stolen;
  return { value, stolen: taken / Math.max(1, after.given - before.given + taken) };
}

/** In ticks since the start, all processors together; nothing is known to be stolen where the system does not say. */
function processorTimes(): { given: number; stolen: number } {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = all
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { given: user + nice + system + irq + softirq, stolen };
  } catch {
    return { given: 0, stolen: 0 };
  }
}
