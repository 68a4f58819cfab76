/** What the rules rest on. A draft: no clinician has signed it. */
export const sources: Readonly<Record<string, { readonly title: string; readonly address?: string }>> = {
  IITT: {
    title: 'WHO/ICRC/MSF Interagency Integrated Triage Tool (IITT), routine triage, red/yellow criteria',
    address: 'https://www.scribd.com/document/639643229/Triage-Tool',
  },
  BEC: { title: 'WHO/ICRC Basic Emergency Care: approach to the acutely ill and injured (2018)' },
  IMCI: {
    title: 'WHO IMCI: general danger signs (chart booklet; distance-learning Module 1, 2014)',
    address: 'https://readkong.com/page/module-1-general-danger-signs-for-the-sick-child-imci-3569784',
  },
  IMCI_YI: { title: 'WHO IMCI: sick young infant 0-59 days, possible serious bacterial infection / severe jaundice' },
  ETAT: { title: 'WHO Paediatric ETAT (updated guideline 2016): emergency and priority signs' },
  NG143: {
    title: 'NICE NG143 Fever in under 5s: traffic-light table',
    address:
      'https://www.nasgp.org.uk/clinical-guidelines/paediatrics/traffic-light-system-for-identifying-risk-of-serious-illness/',
  },
  NG253: {
    title: 'NICE NG51 (2024) and its successors NG253/NG254/NG255 (Nov 2025) Suspected sepsis: high-risk criteria',
    address:
      'https://www.nice.org.uk/guidance/NG51/chapter/over-16s-not-pregnant-or-recently-pregnant-evaluating-risk-and-managing-suspected-sepsis',
  },
  NG240: {
    title: 'NICE NG240 Bacterial meningitis and meningococcal disease (2024): red-flag combination',
    address:
      'https://ouh.quris.com/hospital-guidelines/adult-antimicrobial-guide/empiric-treatment/central-nervous-system/meningitis-bacterial-meningitis-and-meningococcal-disease-recognition-and-management',
  },
  NG12: {
    title: 'NICE NG12 Suspected cancer: recognition and referral',
    address: 'https://www.nice.org.uk/guidance/ng12/chapter/1-Recommendations-organised-by-site-of-cancer',
  },
  CG95: {
    title: 'NICE CG95 Recent-onset chest pain of suspected cardiac origin',
    address:
      'https://gpnotebook.com/pages/respiratory-and-chest-medicine/assessment-and-diagnosis-of-recent-onset-chest-pain-or-discomfort-of-suspected-cardiac-origin/initial-assessment-and-referral-to-hospital-of-possible-acute-chest-pain-of-cardiac-origin',
  },
  NG128: {
    title: 'NICE NG128 Stroke and TIA in over 16s (FAST; TIA seen within 24 h)',
    address:
      'https://www.rcemlearning.co.uk/modules/transient-ischaemic-attacks/lessons/clinical-assessment-and-risk-stratification-36/topic/nice-guidelines/',
  },
  BEFAST: { title: 'BE-FAST public stroke recognition (balance, eyes, face, arm, speech, time)' },
  VN_STROKE: { title: 'Bộ Y tế, QĐ 5331/QĐ-BYT (2020) Hướng dẫn chẩn đoán và xử trí đột quỵ não' },
  NG232: {
    title: 'NICE NG232 (formerly CG176) Head injury: when helplines send to ambulance / ED',
    address: 'https://brainscape.com/flashcards/nice-guidelines-on-head-injury-7048700/packs/11307540',
  },
  NG127: { title: 'NICE NG127 Suspected neurological conditions: recognition and referral' },
  CG150: { title: 'NICE CG150 Headaches in over 12s' },
  CES: {
    title: 'NICE CKS sciatica red flags / GIRFT national cauda equina pathway',
    address: 'https://bestpractice-bmj-com.bibliotheek.ehb.be/topics/en-gb/3000164/diagnosis-approach',
  },
  WAO: {
    title: 'World Allergy Organization Anaphylaxis Guidance 2020',
    address: 'http://doi.org/10.1016/j.waojou.2020.100472',
  },
  VN_ANA: {
    title: 'Bộ Y tế, Thông tư 51/2017/TT-BYT Hướng dẫn phòng, chẩn đoán và xử trí phản vệ',
    address:
      'https://trogiupluat.vn/van-ban/thong-tu-51-2017-tt-byt-huong-dan-phong-chan-doan-va-xu-tri-phan-ve-642269c10a553d95e62a41b6.html',
  },
  ESI: {
    title: 'ESI Implementation Handbook v4 (AHRQ 2012) / v5 (ENA 2023): level-1/2 high-risk situations',
    address: 'https://www.ahrq.gov/professionals/systems/hospital/esi/esitab6-3.html',
  },
  MTS: { title: 'Manchester Triage System: general and specific discriminators (Emergency Triage, 3rd ed.)' },
  SATS: { title: 'South African Triage Scale training manual 2012' },
  DENGUE_WHO: {
    title: 'WHO/TDR Dengue guidelines 2009 (warning signs, critical phase near defervescence)',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3547865',
  },
  DENGUE_VN: {
    title:
      'Bộ Y tế, Hướng dẫn chẩn đoán, điều trị sốt xuất huyết Dengue (QĐ 2760/QĐ-BYT 2023; earlier 458/QĐ-BYT 2011)',
    address: 'https://phunumoi.net.vn/dau-hieu-nhan-biet-som-sot-xuat-huyet-d268473.html',
  },
  HFMD_VN: {
    title: 'Bộ Y tế, QĐ 292/QĐ-BYT (06/02/2024) Hướng dẫn chẩn đoán, điều trị bệnh tay chân miệng',
    address:
      'https://thuvienphapluat.vn/phap-luat/ho-tro-phap-luat/quyet-dinh-292qdbyt-2024-huong-dan-ve-viec-chan-doan-dieu-tri-benh-tay-chan-mieng-nhu-the-nao-140463.html',
  },
  RABIES: {
    title: 'WHO rabies vaccines position paper 2018 (exposure categories) / Bộ Y tế QĐ 1622/QĐ-BYT 2014',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6082101/table/tropicalmed-02-00023-t001',
  },
  SNAKE: {
    title: 'WHO SEARO Guidelines for the management of snakebites 2016; Vietnamese poison-centre first-aid advice',
    address: 'https://infonet.vietnamnet.vn/khoe-dep/khi-bi-ran-can-vi-sao-khong-duoc-garo-62483.html',
  },
  NG126: {
    title: 'NICE NG126 Ectopic pregnancy and miscarriage',
    address: 'https://www.iatrox.com/guidelines/ectopic-pregnancy-and-miscarriage',
  },
  MATERNAL: {
    title: 'CDC Hear Her / ACOG-AIM Urgent Maternal Warning Signs',
    address: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
  },
  WHO_PCPNC: { title: 'WHO Pregnancy, Childbirth, Postpartum and Newborn Care (PCPNC 2015): danger signs' },
  VN_OB: {
    title: 'Sức khỏe & Đời sống (Bộ Y tế): các dấu hiệu nguy hiểm trong thời kỳ mang thai',
    address:
      'https://suckhoedoisong.vn/infographic-cac-dau-hieu-nguy-hiem-trong-thoi-ky-mang-thai-16922120714094306.htm',
  },
  NG133: { title: 'NICE NG133 Hypertension in pregnancy' },
  RFM: {
    title: 'RCOG Green-top 57 Reduced fetal movements',
    address: 'https://www.nasgp.org.uk/resource/reduced-fetal-movements/',
  },
  TORSION: {
    title: 'AAFP 2013 Testicular torsion review / EAU paediatric urology guideline: acute scrotum',
    address: 'https://docslib.org/doc/6417352/testicular-torsion-diagnosis-evaluation-and-management-victoria-j',
  },
  GLAUCOMA: { title: 'NICE CKS Red eye / Royal College of Ophthalmologists acute angle-closure guidance' },
  AOMS_EYE: { title: 'NICE CKS Red eye; RCOphth/RCGP urgent eye care: sudden visual loss, chemical injury irrigation' },
  CG141: { title: 'NICE CG141 Acute upper gastrointestinal bleeding in over 16s' },
  DKA: { title: 'JBDS DKA guideline 2023 / ADA consensus on hyperglycaemic crises 2024' },
  HYPO: { title: 'ADA Standards of Care (hypoglycaemia levels 1-3) / NICE NG17' },
  HTN: { title: 'ESC/ESH 2018-2023 and AHA hypertensive emergency statements (BP >= 180/120 with organ symptoms)' },
  SYNCOPE: { title: 'ESC 2018 Syncope guideline / NICE CG109: high-risk features' },
  NG158: { title: 'NICE NG158 Venous thromboembolic diseases' },
  MHGAP: {
    title: 'WHO mhGAP Intervention Guide 2.0: self-harm/suicide, imminent risk',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3217030/table/pmed-1001122-t004',
  },
  NG225: { title: 'NICE NG225 Self-harm' },
  POISON: {
    title: 'WHO mhGAP pesticide module (no forced emesis); WHO poison-centre guidance; Bạch Mai poison centre advice',
    address: 'https://fliphtml5.com/ljdmb/ekxm/mhGAP_intervention/111/',
  },
  BURNS: {
    title:
      'WHO burns first-aid / ANZBA-British Burn Association first aid (cool running water 20 min) and referral criteria',
    address: 'http://ourworldeee.blogspot.com/2014/03/how-to-help-victim-of-electric-shock.html',
  },
  ILCOR: { title: 'ILCOR/ERC 2021 first aid, BLS, drowning and choking guidelines' },
  HEAT: { title: 'CDC/Wilderness Medical Society heat-stroke guidance' },
  SJS: { title: 'UK BAD SJS/TEN guideline 2016' },
  NEUTRO: { title: 'NICE CG151 Neutropenic sepsis' },
  NF: { title: 'IDSA/WSES necrotising soft-tissue infection guidance' },
  PEP: { title: 'WHO HIV post-exposure prophylaxis guideline (within 72 h)' },
  SEXVIOL: { title: 'WHO clinical management of rape and intimate-partner violence survivors (2020)' },
  BUTTON: { title: 'ESPGHAN/NASPGHAN button-battery and magnet ingestion position papers' },
  NG149: { title: 'NICE/EAU male lower urinary tract symptoms: acute retention' },
  ALI: { title: 'NICE CG147 / ESVS acute limb ischaemia guideline' },
  TRAUMA: { title: 'WHO BEC trauma module; ACS-COT field triage 2021; NICE NG37/NG38 fractures' },
  ASTHMA: { title: 'GINA 2023 / BTS-SIGN asthma: severe and life-threatening attack' },
  TB: { title: 'WHO TB screening (cough >= 2 weeks) / Chương trình Chống lao Quốc gia' },
  CG103: { title: 'NICE CG103 Delirium' },
  TETANUS: { title: 'CDC Tetanus clinical guidance' },
  HEARING: { title: 'NICE CKS / AAO-HNS sudden sensorineural hearing loss' },
  JAUNDICE: { title: 'NICE CG98 neonatal jaundice / Tokyo Guidelines 2018 cholangitis' },
  OVERTRIAGE: {
    title:
      'ACS Committee on Trauma targets (under-triage < 5 %, over-triage 25-35 %); JAMA Surg field-triage study; Cureus self-triage study',
    address: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5933379/',
  },
  TRUNGGIO: {
    title: 'Vietnamese folk term "trúng gió" also covers stroke',
    address: 'https://vi.wikipedia.org/wiki/Tr%C3%BAng_gi%C3%B3',
  },
  OURS: { title: 'Our own judgement, not reviewed by a clinician' },
};
