import { useEffect, useState } from 'preact/hooks';
import type { Device, Notices } from '#contract/notice.ts';
import { addDevice, removeDevice } from '#web/api/notices.ts';
import { useLanguage, useTexts } from '#web/language.ts';
import { noticesTexts } from '#web/strings/notices.ts';
import { dateText, dateTimeText } from '#web/time-words.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure.tsx';
import { Notice } from '#web/ui/states.tsx';
import { useSending } from '#web/use-sending.ts';
import { useOpenedCase } from '../opened-case.ts';
import { canPush, findEndpointHash, subscribe } from './push.ts';

type DevicesProps = {
  notices: Pick<Notices, 'devices' | 'pushKey'>;
  onChange: (devices: Device[]) => void;
};

/** Whether this very device is told, and which others are. Nothing is asked of anybody before they touch the button. */
export function Devices({ notices: { devices, pushKey }, onChange }: DevicesProps) {
  const t = useTexts(noticesTexts);
  const language = useLanguage();
  const { access } = useOpenedCase();
  const { isBusy, failure, send } = useSending();
  const [isSubscribing, setSubscribing] = useState(false);
  const [own, setOwn] = useState<string>();
  const [trouble, setTrouble] = useState<'unsupported' | 'denied' | 'failed' | undefined>(
    canPush() ? undefined : 'unsupported',
  );
  const here = devices.find(({ endpointSha256 }) => endpointSha256 === own);
  const others = devices.filter((device) => device !== here);

  useEffect(() => {
    void findEndpointHash().then(setOwn, () => undefined);
  }, []);

  const switchOn = async () => {
    setTrouble(undefined);
    setSubscribing(true);
    const subscribed = await subscribe(pushKey);
    setSubscribing(false);
    if (typeof subscribed === 'string') return setTrouble(subscribed);
    const result = await send(addDevice(access, { ...subscribed, language }));
    if (!result.ok) return;
    setOwn(result.value.endpointSha256);
    onChange([...devices.filter(({ id }) => id !== result.value.id), result.value]);
  };
  const switchOff = async ({ id }: Device) => {
    if ((await send(removeDevice(access, id))).ok) onChange(devices.filter((device) => device.id !== id));
  };

  return (
    <>
      <div role="status" class="stack">
        {here && <p>{t.isOn}</p>}
        {trouble && <Notice tone="plain">{trouble === 'failed' ? t.notSubscribed : t[trouble]}</Notice>}
        {here?.failedAt && <Notice tone="soon">{t.failedDevice(dateTimeText(Date.parse(here.failedAt)))}</Notice>}
      </div>
      <div class="row">
        {here ? (
          <Button look="plain" small busy={isBusy} onClick={() => switchOff(here)}>
            {t.offHere}
          </Button>
        ) : (
          trouble !== 'unsupported' && (
            <Button look="plain" icon="chat" busy={isBusy || isSubscribing} onClick={switchOn}>
              {t.onThisDevice}
            </Button>
          )
        )}
      </div>
      <FailureNotice failure={failure} />
      {others.length > 0 && (
        <>
          <h3 class="contact-name">{t.others}</h3>
          <ul class="stack">
            {others.map((device) => (
              <li class="row-apart" key={device.id}>
                <span>{t.since(dateText(Date.parse(device.createdAt)))}</span>
                <Button look="quiet" small busy={isBusy} onClick={() => switchOff(device)}>
                  {t.off}
                  <span class="visually-hidden"> {t.since(dateText(Date.parse(device.createdAt)))}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
