import type { Intake } from '#contract/intake.ts';
import { needs } from '#contract/vocabulary.ts';

/** Longer links make a code so fine that a phone no longer reads it off paper. */
const packedLengthMax = 900;
/** The story is shortened by these steps until the link is short enough; on the paper itself it stands whole. */
const storyLengths = [undefined, 600, 400, 250, 120, 0] as const;

/**
 * The address that opens the sheet of an intake again. The intake stands after `#`, which no browser sends to anyone. An
 * exact position is not in it.
 */
export async function sheetLink(intake: Intake, dangerSigns: readonly string[]): Promise<string> {
  let packed = '';
  for (const length of storyLengths) {
    packed = await pack(shortened(intake, length, dangerSigns));
    if (packed.length <= packedLengthMax) break;
  }
  return `${location.origin}/sheet#${packed}`;
}

/** A story that was cut may have lost what made it urgent, so what was found in the whole of it is said with it. */
function shortened(
  { symptoms, redFlags = [], patient: { position: _position, ...patient }, ...rest }: Intake,
  length: number | undefined,
  dangerSigns: readonly string[],
): Intake {
  const story = symptoms ?? '';
  const isCut = length !== undefined && story.length > length;
  const signs = [...new Set([...redFlags, ...(isCut ? dangerSigns : [])])];
  return {
    ...rest,
    patient,
    ...(story && { symptoms: isCut ? `${story.slice(0, length)}…` : story }),
    ...(signs.length > 0 && { redFlags: signs }),
  };
}

/** What a link holds, if it is one of ours and whole. */
export async function readSheetLink(packed: string): Promise<Intake | undefined> {
  try {
    const intake: unknown = JSON.parse(await unpack(packed));
    return isIntake(intake) ? intake : undefined;
  } catch {
    return undefined;
  }
}

const key = 'danloi.sheet';

/** A sheet that was opened by its code stays with the tab, and apart from the answers of this device. */
export function holdSheet(intake: Intake): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(intake));
  } catch {
    // Storage may be forbidden; then the code has to be scanned again.
  }
}

export function heldSheet(): Intake | undefined {
  try {
    const intake: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isIntake(intake) ? intake : undefined;
  } catch {
    return undefined;
  }
}

/** Enough to show it; whatever works out the answer looks at the rest itself. */
function isIntake(value: unknown): value is Intake {
  if (typeof value !== 'object' || value === null) return false;
  const { need, patient, symptoms = '' } = value as Partial<Intake>;
  return needs.some((each) => each === need) && typeof patient === 'object' && typeof symptoms === 'string';
}

/** Marks how the rest is packed: not every phone can compress. */
const marks = { deflated: 'z', plain: 'p' } as const;

async function pack(intake: Intake): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(intake));
  if (typeof CompressionStream !== 'function') return marks.plain + toBase64(text);
  return marks.deflated + toBase64(await through(text, new CompressionStream('deflate-raw')));
}

async function unpack(packed: string): Promise<string> {
  const bytes = fromBase64(packed.slice(1));
  const isDeflated = packed[0] === marks.deflated;
  const text = isDeflated ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
  return new TextDecoder().decode(text);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
