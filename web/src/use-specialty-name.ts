import { useTexts } from './language.ts';
import { specialtyTexts } from './strings/specialties.ts';

/** A family reads the likeliest ones; the rest are for the doctor and the navigator, who can weigh them. */
export const shownSpecialtiesMax = 2;

/** The name of a specialty; a code that these pages do not know yet stands for itself. */
export function useSpecialtyName(): (code: string) => string {
  const names = useTexts(specialtyTexts);
  return (code) => names[code] ?? code;
}
