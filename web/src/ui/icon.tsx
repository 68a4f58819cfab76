import { iconPaths } from './icon-paths.ts';

/** A path of its own, for a drawing that only one page needs. */
export type Drawing = `M${string}`;

export type IconName = keyof typeof iconPaths | Drawing;

type IconProps = { name: IconName; large?: boolean };

/** A line drawing on a 24 × 24 grid. It always stands beside words, so screen readers pass over it. */
export function Icon({ name, large = false }: IconProps) {
  return (
    <svg
      class={large ? 'icon icon-large' : 'icon'}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={isDrawing(name) ? name : iconPaths[name]} />
    </svg>
  );
}

function isDrawing(name: IconName): name is Drawing {
  return name.startsWith('M');
}
