import { type NoticeChannel, noticeChannels } from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';

export function isOn(config: Pick<Deps['config'], 'mail' | 'webhook'>, channel: NoticeChannel): boolean {
  if (channel === 'email') return config.mail !== undefined;
  if (channel === 'sms') return config.webhook !== undefined;
  return true;
}

export function channelsOn(config: Pick<Deps['config'], 'mail' | 'webhook'>): NoticeChannel[] {
  return noticeChannels.filter((channel) => isOn(config, channel));
}
