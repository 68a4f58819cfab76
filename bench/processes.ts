import { readdir, readFile } from 'node:fs/promises';

/** The process and those that it keeps. */
async function family(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number)];
}

/** Time on the processor, which a busy machine does not stretch as it stretches the clock; of the threads that live. */
export async function cpuMicroseconds(pid: number): Promise<number> {
  const used = (await family(pid)).map(async (each) => {
    const threads = await readdir(`/proc/${each}/task`);
    const spent = threads.map((thread) => readFile(`/proc/${each}/task/${thread}/schedstat`, 'utf8'));
    return (await Promise.all(spent)).reduce((sum, text) => sum + Number.parseInt(text, 10) / 1000, 0);
  });
  return (await Promise.all(used)).reduce((sum, each) => sum + each, 0);
}

export async function residentMb(pid: number): Promise<number> {
  const used = (await family(pid)).map(async (each) => {
    return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${each}/status`, 'utf8'))?.[1]) / 1024;
  });
  return (await Promise.all(used)).reduce((sum, each) => sum + each, 0);
}
