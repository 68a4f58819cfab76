/** How a picture lies on the stage: how much larger than fitting, and how far from the middle. */
export type View = { scale: number; x: number; y: number };

export const rest: View = { scale: 1, x: 0, y: 0 };
export const zoomMax = 10;

/** Zooms so that what lies under the point (measured from the middle of the stage) stays under it. */
export function zoomAt(view: View, factor: number, at: { x: number; y: number }): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), zoomMax);
  if (scale === 1) return rest;
  const grown = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

/** A picture that fits has nowhere to go. */
export function panBy(view: View, dx: number, dy: number): View {
  return view.scale === 1 ? view : { ...view, x: view.x + dx, y: view.y + dy };
}
