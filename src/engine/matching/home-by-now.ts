import type { Intake } from '#contract/intake.ts';
import { foldedText } from '../graph/letters.ts';

/** Who is on the ward yet: “đang nằm viện”, “mai được về”, “bác sĩ cho ra viện”, “hai hôm nữa về”. */
const there =
  /(?<!\p{L})(?:(?:dang|con) (?:nam|o) (?:vien|benh vien|bv|khoa|hoi suc|dieu tri)|dang nam|con nam|nam tiep|nam vien(?! ve)|nam (?:o )?(?:benh vien|bv)|noi tru|hau phau|(?:mai|mot|nay|tuan|toi|thu \p{L}+|thu \d|sap|chuan bi|duoc|cho|xin|doi|muon|som) (?:nay |mai |toi |sau )?(?:duoc |cho |xin )*(?:ve(?! nha duoc| nha roi)|ra vien|xuat vien)|nua (?:duoc |cho |moi |la )*(?:ve|ra vien|xuat vien)|(?:bao gio|khi nao|chung nao|bao lau|chua)(?: \p{L}+){0,3} (?:ra vien|xuat vien)|(?:truoc khi|luc|khi) (?:ra vien|xuat vien|ve)|still in (?:the )?hospital|on the ward|in hospital now|currently in|being discharged|be discharged|tomorrow|goes home|going home|coming home|before leaving|icu)(?!\p{L})/u;

/** What is done in a hospital and left behind there. */
const treated =
  'mo|phau thuat|noi soi|cat|boc|tan soi|dat (?:ong|stent|may|vong)|thay (?:khop|van|chi|doi)|bat vit|nep vit|dong dinh|bo bot|ghep|(?:sinh|sanh|de)(?: mo| thuong)?|tai bien|dot quy|nhoi mau|hoa tri|hoa chat|xa tri|truyen|surgery|operation|operated|replacement|caesarean|cesarean|section|stent|removed|stroke|chemo|procedure';
/** “Được 3 tuần”, “hơn tháng rưỡi”, “tuần trước”, “hồi tháng 3”, “12 ngày”, “three weeks ago”. */
const since =
  '(?:(?:[5-9]|[1-9]\\d+) (?:ngay|hom|bua|days)|(?:\\d+|mot|hai|ba|bon|nam|sau|bay|tam|hon|gan|may|vai|nua|ca|chuc|a|one|two|three|four|five|six|several|few) (?:tuan|thang|nam|weeks?|months?|years?)|(?:tuan|thang|nam) (?:truoc|roi|ngoai)|(?:hoi|tu|dau|cuoi|giua) thang|last (?:week|month|year))';
const longSince = new RegExp(
  `(?<!\\p{L})(?:${treated})(?: [\\p{L}\\p{N}]+){0,9}? ${since}(?! nua)(?![\\p{L}\\p{N}])`,
  'u',
);
/** What only somebody at home says. */
const home =
  /(?<!\p{L})(?:giay ra vien (?:ghi|bao|dan|hen)|(?:giay|phieu) hen|ve nha (?:duoc|roi|nay|con|thi)|ve (?:nha|que|dao) (?:\p{N}+|may|hon|gan)|tai kham|kham lai|cach vien|gan nha|since (?:coming|getting|being) home|at home now|follow up)(?!\p{L})/u;

/** Whether who ticked “leaving hospital” tells of a treatment that lies some days back, and of no ward: “mổ ruột thừa 10 ngày rồi”. */
export function isHomeByNow({ need, symptoms = '', goal = '', diagnosis = '' }: Intake): boolean {
  if (need !== 'discharge') return false;
  const text = foldedText(`${symptoms} ${goal} ${diagnosis}`);
  return !there.test(text) && (longSince.test(text) || home.test(text));
}
