import type {
  CaseState,
  DocumentKind,
  FollowUpKind,
  Need,
  Severity,
  Sex,
  Urgency,
  Words,
} from '#contract/vocabulary.ts';

type Labels<Code extends string> = Readonly<Record<Code, Words>>;

export const needLabels: Labels<Need> = {
  checkup: { vi: 'Khám kiểm tra sức khỏe', en: 'Health check-up' },
  treatment: { vi: 'Khám và điều trị', en: 'See a doctor and get treated' },
  revisit: { vi: 'Tái khám', en: 'Follow-up visit' },
  surgery: { vi: 'Phẫu thuật', en: 'Surgery' },
  second_opinion: { vi: 'Xin ý kiến bác sĩ thứ hai', en: 'Second opinion' },
  lab_test: { vi: 'Xét nghiệm', en: 'Laboratory tests' },
  imaging: { vi: 'Chụp phim, siêu âm, nội soi', en: 'Scans and imaging' },
  admission: { vi: 'Nhập viện', en: 'Hospital admission' },
  discharge: { vi: 'Ra viện', en: 'Leaving hospital' },
  home_care: { vi: 'Chăm sóc tại nhà', en: 'Care at home' },
  find_doctor: { vi: 'Tìm bác sĩ', en: 'Find a doctor' },
  find_hospital: { vi: 'Tìm bệnh viện', en: 'Find a hospital' },
  emergency: { vi: 'Cấp cứu', en: 'Emergency' },
};

export const urgencyLabels: Labels<Urgency> = {
  routine: { vi: 'Thông thường', en: 'Routine' },
  urgent: { vi: 'Cần khám sớm', en: 'Urgent' },
  emergency: { vi: 'Cấp cứu', en: 'Emergency' },
};

export const caseStateLabels: Labels<CaseState> = {
  intake: { vi: 'Mới tiếp nhận', en: 'Just opened' },
  pre_hospital: { vi: 'Chuẩn bị đi viện', en: 'Before the hospital' },
  in_hospital: { vi: 'Đang ở bệnh viện', en: 'In hospital' },
  post_discharge: { vi: 'Mới ra viện', en: 'After leaving hospital' },
  follow_up: { vi: 'Đang theo dõi', en: 'Being followed up' },
  closed: { vi: 'Đã kết thúc', en: 'Closed' },
  emergency: { vi: 'Cấp cứu', en: 'Emergency' },
};

export const documentKindLabels: Labels<DocumentKind> = {
  patient_photo: { vi: 'Ảnh người bệnh', en: 'Photo of the patient' },
  treatment_photo: { vi: 'Ảnh vết thương, điều trị', en: 'Photo of a wound or treatment' },
  medical_record: { vi: 'Hồ sơ bệnh án', en: 'Medical record' },
  lab_result: { vi: 'Kết quả xét nghiệm', en: 'Laboratory result' },
  imaging: { vi: 'Phim chụp (X-quang, CT, MRI)', en: 'Scan (X-ray, CT, MRI)' },
  ultrasound: { vi: 'Kết quả siêu âm', en: 'Ultrasound' },
  prescription: { vi: 'Đơn thuốc', en: 'Prescription' },
  visit_slip: { vi: 'Phiếu hẹn, phiếu khám', en: 'Appointment or visit slip' },
  discharge: { vi: 'Giấy ra viện', en: 'Discharge paper' },
  other: { vi: 'Giấy tờ khác', en: 'Other paper' },
};

export const followUpKindLabels: Labels<FollowUpKind> = {
  revisit: { vi: 'Tái khám', en: 'Follow-up visit' },
  medication: { vi: 'Uống thuốc', en: 'Medicine' },
  check_in: { vi: 'Hỏi thăm', en: 'Check-in' },
  test: { vi: 'Làm xét nghiệm', en: 'Test' },
  warning_signs: { vi: 'Theo dõi dấu hiệu nguy hiểm', en: 'Watch for danger signs' },
};

export const sexLabels: Labels<Sex> = {
  male: { vi: 'Nam', en: 'Male' },
  female: { vi: 'Nữ', en: 'Female' },
  other: { vi: 'Khác', en: 'Other' },
};

export const severityLabels: Labels<Severity> = {
  mild: { vi: 'Nhẹ', en: 'Mild' },
  moderate: { vi: 'Vừa', en: 'Moderate' },
  severe: { vi: 'Nặng', en: 'Severe' },
};
