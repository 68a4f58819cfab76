import { useState } from 'preact/hooks';
import { answer, answerPlace, answers } from '../../intake.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceButton } from '../../ui/choice.tsx';
import { PlacePicker } from '../../ui/place-picker.tsx';
import { QuestionPage, useFindHelpTexts, useNext } from './question-page.tsx';

export function ProvinceStep() {
  const t = useFindHelpTexts();
  const next = useNext('province');
  const choose = (province: string, place?: string) => {
    answerPlace(province, place);
    next();
  };
  return (
    <QuestionPage
      step="province"
      title={t.province.title}
      actions={
        <Button look="plain" wide onClick={() => choose('')}>
          {t.province.skip}
        </Button>
      }
    >
      <PlacePicker initial={answers.get().province ?? ''} isHere onPick={choose} />
    </QuestionPage>
  );
}

const cities = ['Hà Nội', 'TP. Hồ Chí Minh', 'Đà Nẵng', 'Huế', 'Cần Thơ'];

export function CityStep() {
  const t = useFindHelpTexts();
  const next = useNext('city');
  const { preferredCity } = answers.get();
  const [isElsewhere, setElsewhere] = useState(false);
  const choose = (city: string) => {
    answer({ preferredCity: city });
    next();
  };
  return (
    <QuestionPage step="city" title={t.city.title}>
      {isElsewhere ? (
        <PlacePicker onPick={choose} />
      ) : (
        <div class="choices">
          <ChoiceButton
            icon="home"
            label={t.city.near}
            chosen={preferredCity === '' ? t.chosen : undefined}
            onClick={() => choose('')}
          />
          {cities.map((city) => (
            <ChoiceButton
              key={city}
              icon="pin"
              label={city}
              chosen={preferredCity === city ? t.chosen : undefined}
              onClick={() => choose(city)}
            />
          ))}
          <ChoiceButton icon="search" label={t.city.anywhere} onClick={() => setElsewhere(true)} />
        </div>
      )}
    </QuestionPage>
  );
}
