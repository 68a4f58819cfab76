import { useState } from 'preact/hooks';
import { limits } from '../../../../../src/contract/limits.ts';
import { hourMs } from '../../../../../src/contract/when.ts';
import { createShare } from '../../../api.ts';
import type { Failure } from '../../../request.ts';
import { dateTimeText } from '../../../time-words.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckRow } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/failure.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/states.tsx';
import { useCaseTexts } from '../case-texts.ts';
import { useOpenedCase } from '../opened-case.ts';
import type { MadeShare } from './doctors-panel.tsx';

const hoursOffered = [24, limits.shareExpiresInHoursDefault, 168, limits.shareExpiresInHoursMax];

/** Who sees what, until when, and an explicit yes: making the link is the written request for it. */
export function ShareDialog({ onClose, onMade }: { onClose: () => void; onMade: (share: MadeShare) => void }) {
  const t = useCaseTexts();
  const { access } = useOpenedCase();
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [hours, setHours] = useState<number>(limits.shareExpiresInHoursDefault);
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const reviewerName = name.trim();

  const make = async (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (reviewerName === '' || !isAgreed || isBusy) return;
    setBusy(true);
    const result = await createShare(access, {
      reviewerName,
      expiresInHours: hours,
      ...(title.trim() && { reviewerTitle: title.trim() }),
    });
    setBusy(false);
    if (result.ok) onMade({ ...result.value, reviewerName });
    else setFailure(result.failure);
  };

  return (
    <Dialog
      title={t.doctors.invite}
      onClose={onClose}
      actions={
        <Button type="submit" form="share-form" icon="link" busy={isBusy}>
          {isBusy ? t.doctors.creating : t.doctors.create}
        </Button>
      }
    >
      <form id="share-form" class="stack" onSubmit={make} noValidate>
        <TextField
          label={t.doctors.name}
          hint={t.doctors.nameHint}
          error={isTried && reviewerName === '' ? t.doctors.nameMissing : undefined}
          value={name}
          onChange={setName}
          maxLength={limits.reviewerNameLengthMax}
          autoComplete="off"
        />
        <TextField
          label={t.doctors.reviewerTitle}
          optional
          value={title}
          onChange={setTitle}
          maxLength={limits.reviewerTitleLengthMax}
        />
        <SelectField
          label={t.doctors.expires}
          value={String(hours)}
          onChange={(value) => setHours(Number(value))}
          options={hoursOffered.map((each) => ({ value: String(each), label: t.doctors.hours(each) }))}
        />
        <ul class="stack-tight small">
          <li class="icon-line">
            <Icon name="eye" />
            <span>{t.doctors.sees}</span>
          </li>
          <li class="icon-line">
            <Icon name="lock" />
            <span>{t.doctors.doesntSee}</span>
          </li>
          <li class="icon-line">
            <Icon name="info" />
            <span>{t.doctors.fileWarning}</span>
          </li>
        </ul>
        <CheckRow
          name="agree"
          label={t.doctors.confirm(reviewerName || t.doctors.theDoctor, dateTimeText(Date.now() + hours * hourMs))}
          checked={isAgreed}
          onChange={setAgreed}
        />
        {isTried && !isAgreed && (
          <div role="alert">
            <Notice tone="soon">{t.doctors.confirmMissing}</Notice>
          </div>
        )}
        <FailureNotice failure={failure} />
      </form>
    </Dialog>
  );
}
