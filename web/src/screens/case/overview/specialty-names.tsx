import { shownSpecialtiesMax, useSpecialtyName } from '../../../use-specialty-name.ts';

export function SpecialtyNames({ codes }: { codes: readonly string[] }) {
  const nameOf = useSpecialtyName();
  return <>{codes.slice(0, shownSpecialtiesMax).map(nameOf).join(', ')}</>;
}
