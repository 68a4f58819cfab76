/** Where a map shows the way. Followed only when someone presses it; the map learns the hospital, nothing else. */
export function mapLink(name: string, address?: string): string {
  const place = address === undefined ? name : `${name}, ${address}`;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
}

/** The first of several numbers, as a phone dials it. */
export function dialLink(phone: string): string {
  return `tel:${(phone.split(/[;,/]/)[0] ?? '').replace(/[^\d+]/g, '')}`;
}
