import type { ContactNotices, ContactNoticesChange, Device, NewDevice, Notices } from '#contract/notice.ts';
import { type Answer, request } from '../request.ts';
import { type CaseAccess, caseUrl } from './case.ts';

export const readNotices = (access: CaseAccess): Answer<Notices> =>
  request('GET', caseUrl(access, '/notices'), { token: access.token });

export const setContactNotices = (
  access: CaseAccess,
  contactId: string,
  change: ContactNoticesChange,
): Answer<ContactNotices> =>
  request('PUT', caseUrl(access, `/contacts/${contactId}/notices`), {
    token: access.token,
    body: change,
    isSafe: true,
  });

/** The same device a second time is still one device. */
export const addDevice = (access: CaseAccess, device: NewDevice): Answer<Device> =>
  request('POST', caseUrl(access, '/push-subscriptions'), { token: access.token, body: device, isSafe: true });

export const removeDevice = (access: CaseAccess, deviceId: string): Answer<void> =>
  request('DELETE', caseUrl(access, `/push-subscriptions/${deviceId}`), { token: access.token });
