/** A paper leads to the door that it names: “viết giấy cho xuống”, “làm giấy chuyển tuyến lên”, “giới thiệu vào”. */
const byPaper =
  /(?<!\p{L})(?:(?:viet|cho|lam|cap|ky|co|xin duoc|cam) (?:giay|phieu)|(?:giay|phieu) (?:chuyen|gioi thieu|nhap vien|hen)|chuyen (?:tuyen|vien)|gioi thieu|(?:yeu cau|chi dinh|quyet dinh|cho) chuyen|referred|referral|transferred)(?!\p{L})/u;
const byWord =
  /(?<!\p{L})(?:bao|khuyen|dan|keu|bieu|cho|hen|chuyen|told|tells|advised|advises|said|sent|sending|wants)(?!\p{L})/u;
/** Who has seen the patient. */
const seers =
  /(?<!\p{L})(?:bac si|bs|y si|y ta|benh vien|bv|vien|tram|ttyt|trung tam|phong kham|huyen|tinh|tuyen duoi|khoa|doctors?|dr|gp|clinic|hospital|paediatrician|pediatrician|surgeon)(?!\p{L})/u;
const hearsay =
  /(?<!\p{L})(?:hang xom|nguoi ta|moi nguoi|ban be|ho hang|nguoi quen|co nguoi|ai cung|tren mang|facebook|neighbou?rs?|friends?|relatives?)(?!\p{L})/u;
const longAgo =
  /(?<!\p{L})(?:da|tung|nam ngoai|nam truoc|thang truoc|hoi truoc|luc truoc|last (?:year|month))(?!\p{L})/u;
const beenThere =
  /(?<!\p{L})(?:roi|xong|ve nha|ra vien|xuat vien|duoc ve|gio ve|nam ngoai|nam truoc|thang truoc|ngay nay|already|last (?:year|month)|discharged)(?!\p{L})/u;

/** How far behind the name one tells that one has been there. */
const behindWords = 10;

/** Whether somebody who has seen the patient sends them to what is named between these words, and they have yet to go. */
export function isSentTo(before: readonly string[], next: readonly string[]): boolean {
  const told = before.join(' ');
  const isSent = byPaper.test(told) || (byWord.test(told) && seers.test(told));
  return isSent && ![hearsay, longAgo].some((each) => each.test(told)) && !isPast(next);
}

function isPast(next: readonly string[]): boolean {
  return beenThere.test(next.slice(0, behindWords).join(' '));
}

const doubted =
  /(?<!\p{L})(?:co (?:can|nen|phai|nhat thiet)(?: \p{L}+){0,4} (?:di|len|ra|vao|vo|xuong|chuyen)|(?:khong|ko|chua) (?:muon|dam)(?: \p{L}+){0,3} (?:di|len|ra|vao|vo|xuong|chuyen)|gan nha|gan hon|near(?:er)? home|do i (?:need|have) to|should (?:i|we))(?!\p{L})/u;

/** Who asks whether to go there, or for somewhere nearer, has not settled on it. */
export function doubtsTheWay(text: string): boolean {
  return doubted.test(text);
}
