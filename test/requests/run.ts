import { Chance } from '../chance.ts';
import type { Answer } from '../harness.ts';
import { type Operation, operations } from './description.ts';
import { type Draft, makeDraft, targetOf, writeRequest } from './draft.ts';
import { faultOf } from './judge.ts';
import { Line } from './line.ts';
import { addressMutators } from './mutators/addresses.ts';
import { bodyMutators } from './mutators/bodies.ts';
import { formMutators } from './mutators/forms.ts';
import { headerMutators } from './mutators/headers.ts';
import { type Mutator, valueMutators } from './mutators/values.ts';
import { Tally, untouched } from './tally.ts';
import { pipelined, type Wire, wireTricks } from './wire.ts';
import { type Sent, type Surroundings, World } from './world.ts';

export type Run = {
  port: number;
  seed: string;
  /** The first that is sent, and one past the last: to take up a run where it was left, or to see one request again. */
  from: number;
  to: number;
  /** Lines that are spoken on at the same time, each with cases of its own. */
  lines: number;
  around: Omit<Surroundings, 'send'>;
  /** Whether to go on until each operation was reached, which takes budgets that do not end. */
  reachesAll: boolean;
  /** Told of each hundredth part. */
  onProgress?: (tally: Tally) => void;
};

const mutators: [string, Mutator][] = Object.entries({
  ...valueMutators,
  ...bodyMutators,
  ...formMutators,
  ...addressMutators,
  ...headerMutators,
});
const tricks = Object.entries(wireTricks);
const pipeliningName = 'one behind the other';

/** Of so many one is left good; of the spoilt ones, one is spoilt on the wire. */
const goodOneIn = 4;
const onWireOneIn = 6;
/** So many faults are enough to look at. */
const faultsMax = 20;
const triesToReach = 150;
const shownLength = 3000;

/** Sends generated requests until all are sent; every answer is judged. */
export async function sendRequests(run: Run): Promise<Tally> {
  const tally = new Tally();
  const askers = await Promise.all(Array.from({ length: run.lines }, () => Asker.make(run, tally)));
  let next = run.from;
  await Promise.all(
    askers.map(async (asker) => {
      while (next < run.to && tally.faults.length < faultsMax) {
        const number = next++;
        await asker.sendOne(number, new Chance(`${run.seed}/${number}`));
        if ((number - run.from) % Math.ceil((run.to - run.from) / 100) === 0) run.onProgress?.(tally);
      }
    }),
  );
  const [first] = askers;
  if (run.reachesAll) for (const { operation, status } of tally.unreached()) await first?.reach(operation, status);
  for (const asker of askers) asker.close();
  return tally;
}

/** Somebody who asks, with a line and cases of their own: one request after another. */
class Asker {
  readonly #run: Run;
  readonly #tally: Tally;
  readonly #around: Surroundings;
  readonly #worlds: World[] = [];
  #line: Line;
  /** What the request is known by when something is wrong with it. */
  #name = 'at the start';

  private constructor(run: Run, tally: Tally, line: Line) {
    this.#run = run;
    this.#tally = tally;
    this.#line = line;
    this.#around = { ...run.around, send: (method, path, sent) => this.#sendGood(method, path, sent) };
  }

  static async make(run: Run, tally: Tally): Promise<Asker> {
    return new Asker(run, tally, await Line.open(run.port));
  }

  close(): void {
    this.#line.close();
  }

  async sendOne(number: number, chance: Chance): Promise<void> {
    this.#name = `--seed ${this.#run.seed} --from ${number}`;
    try {
      const operation = chance.pick(operations);
      if (chance.oneIn(goodOneIn)) await this.#sendDraft(operation, chance, undefined);
      else if (chance.oneIn(onWireOneIn)) await this.#sendOnWire(operation, chance);
      else await this.#sendDraft(operation, chance, mutators);
    } catch (error) {
      this.#fault((error as Error).message, Buffer.alloc(0));
      this.#line.close();
    }
  }

  /** Good requests until one is answered with this status. */
  async reach(operation: Operation, status: number): Promise<void> {
    for (let attempt = 0; attempt < triesToReach; attempt++) {
      this.#name = `--seed ${this.#run.seed}, reaching ${operation.route} ${status} (${attempt})`;
      const chance = new Chance(`${this.#run.seed}/${operation.id}/${status}/${attempt}`);
      if ((await this.#sendDraft(operation, chance, undefined, status)) === status) return;
    }
  }

  async #draft(operation: Operation, chance: Chance, wanted?: number): Promise<{ draft: Draft; world: World }> {
    const world = await this.#world(chance);
    return { draft: makeDraft(chance, await world.asking(operation, chance, wanted)), world };
  }

  async #sendDraft(operation: Operation, chance: Chance, among: typeof mutators | undefined, wanted?: number) {
    const { draft, world } = await this.#draft(operation, chance, wanted);
    const mutator = among ? spoil(draft, chance, among) : untouched;
    const bytes = writeRequest(draft, chance);
    const { answers } = await this.#exchange({
      pieces: [bytes],
      asked: [{ method: draft.method, target: targetOf(draft) }],
      answersMin: 1,
      isLast: false,
    });
    this.#tally.count(
      operation,
      mutator,
      answers.map(({ status }) => status),
    );
    const [answer] = answers;
    if (!answer) return undefined;
    if (!among) this.#tally.reach(operation, answer.status);
    world.learn(draft, answer, !among);
    return answer.status;
  }

  async #sendOnWire(operation: Operation, chance: Chance): Promise<void> {
    const { draft, world } = await this.#draft(operation, chance);
    const isPipelined = chance.oneIn(4);
    const [name, trick] = chance.pick(tricks);
    const drafts = [draft];
    while (isPipelined && drafts.length < chance.between(2, 6)) {
      drafts.push((await this.#draft(chance.pick(operations), chance)).draft);
    }
    const wire = isPipelined ? pipelined(drafts, this.#around.hospitals, chance) : trick(draft, chance);
    const { answers } = await this.#exchange(wire);
    this.#tally.count(
      operation,
      isPipelined ? pipeliningName : name,
      answers.map(({ status }) => status),
    );
    for (const [at, each] of drafts.entries()) {
      const answer = answers[isPipelined ? 2 * at : at];
      if (answer) world.learn(each, answer, false);
    }
  }

  async #exchange({ pieces, asked, answersMin, isLast }: Wire): Promise<{ answers: Answer[] }> {
    if (!this.#line.isOpen) this.#line = await Line.open(this.#run.port);
    const { answers, isClosed, rest } = await this.#line.exchange(
      pieces,
      asked.map(({ method }) => method),
      isLast,
    );
    const bytes = Buffer.concat(pieces);
    // What is refused before it is known to be a HEAD has a body, and the line ends with it.
    const { connection, 'keep-alive': keepAlive } = answers.at(-1)?.headers ?? {};
    // A line that has a second left is not used again.
    const isOver = isClosed || connection === 'close' || keepAlive === 'timeout=1';
    if (isOver) this.#line.close();
    if (answers.length < answersMin) this.#fault(`${answers.length} answers instead of ${answersMin}`, bytes);
    if (answers.length > asked.length && !isLineRefused(answers.slice(asked.length), isLast)) {
      this.#fault(`${answers.length} answers to ${asked.length} requests`, bytes);
    }
    if (rest.length > 0 && !isOver) this.#fault(`bytes behind the answer: ${rest.toString('latin1')}`, bytes);
    for (const [at, answer] of answers.entries()) {
      const { method = 'GET', target = '/', id } = asked[at] ?? {};
      const fault = faultOf(method, target, answer);
      if (fault) this.#fault(fault, bytes);
      if (id !== undefined && answer.status === 200 && answer.body.id !== id)
        this.#fault(`the answer to another request, ${at}`, bytes);
    }
    return { answers };
  }

  async #sendGood(method: string, path: string, { token, body, payload, headers = {} }: Sent = {}): Promise<Answer> {
    const content = payload ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'host: x',
      ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
      ...(body === undefined ? [] : ['content-type: application/json']),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${content?.length ?? 0}`,
    ];
    const bytes = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content ?? Buffer.alloc(0)]);
    const asked = [{ method, target: path }];
    const { answers } = await this.#exchange({ pieces: [bytes], asked, answersMin: 1, isLast: false });
    const [answer] = answers;
    if (!answer) throw new Error(`${method} ${path} was not answered`);
    return answer;
  }

  async #world(chance: Chance): Promise<World> {
    const at = chance.below(2);
    const there = this.#worlds[at];
    if (there && !there.isOver) return there;
    const made = await World.make(this.#around);
    this.#worlds[at] = made;
    return made;
  }

  #fault(fault: string, request: Buffer): void {
    const shown = JSON.stringify(request.toString('latin1', 0, shownLength));
    this.#tally.faults.push(`${this.#name}: ${fault.slice(0, shownLength)}\n  ${shown}`);
  }
}

/** A request may be answered before its body is found to be broken; that is said too, and the line is closed. */
function isLineRefused(more: readonly Answer[], isLast: boolean): boolean {
  const [only] = more;
  return isLast && more.length === 1 && only?.status === 400 && only.headers.connection === 'close';
}

/** Now and then in two ways, which are counted by the first. */
function spoil(draft: Draft, chance: Chance, among: typeof mutators): string {
  const names: string[] = [];
  while (names.length === 0 || (names.length === 1 && chance.oneIn(6))) {
    const [name, mutate] = chance.pick(among);
    if (mutate(draft, chance)) names.push(name);
  }
  return names[0] ?? '';
}
