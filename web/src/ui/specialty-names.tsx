import { shownSpecialtiesMax, useSpecialtyName } from '../use-specialty-name.ts';

type SpecialtyNamesProps = { codes: readonly string[]; areAll?: boolean };

export function SpecialtyNames({ codes, areAll = false }: SpecialtyNamesProps) {
  const nameOf = useSpecialtyName();
  return <>{(areAll ? codes : codes.slice(0, shownSpecialtiesMax)).map(nameOf).join(', ')}</>;
}
