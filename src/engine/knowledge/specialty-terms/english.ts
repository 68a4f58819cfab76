import type { TermTable } from './term-table.ts';

/** What English speakers write. */
export const english: TermTable = [
  [
    'cardiology 4',
    'heart attack|heart murmur|heart beats fast|fast heartbeat|skipped beats|blood pressure|atrial fibrillation|stent|bypass|heart problem|heart problems|cardiologist',
  ],
  [
    'cardiology 3 pulmonology 1.8',
    'pain in my chest|pain in the chest|tight chest|pressure in my chest|chest discomfort',
  ],
  ['vascular_surgery 4', 'varicose|swollen veins|blood clot|poor circulation|leg ulcer'],
  ['pulmonology 4', 'copd|lung disease|chest infection|coughing up phlegm|inhaler|pulmonary|emphysema|smoker'],
  [
    'gastroenterology 4',
    'stomach|reflux|stomach ulcer|colon|bowel|irritable bowel|upset stomach|burping|endoscopy|colonoscopy|hemorrhoid|blood in my stool|gallbladder|gastro',
  ],
  ['hepatology 4.5', 'liver disease|fatty liver|hepatitis b|hepatitis c|liver enzymes'],
  ['general_surgery 4', 'appendix|gallstones|hernia repair|lump in my groin|surgical wound'],
  [
    'urology 4',
    'urine|urination|urinate|burning when i pee|pee|peeing|kidney infection|prostate problems|incontinence',
  ],
  ['nephrology 4', 'kidney disease|renal|creatinine|protein in urine|swollen face'],
  ['andrology 4.5', 'testicles|testicle pain|erection|sperm|low testosterone|foreskin'],
  [
    'obstetrics 5',
    'im pregnant|weeks pregnant|expecting a baby|unborn|prenatal|morning sickness|due date|gave birth|after birth|c section|baby moves less',
  ],
  [
    'gynecology 4.5',
    'period|menstruation|cramps during period|ovary|ovaries|vagina|cervix|cervical|pap test|birth control|pelvic',
  ],
  ['reproductive_medicine 4.5', 'fertility|trying to conceive|cannot get pregnant|ivf treatment'],
  ['breast 4.5', 'lump in my breast|lump in breast|breasts|mammogram'],
  [
    'neurology 4',
    'migraines|bad headaches|dizzy spells|numb|numb hands|numb feet|tingling hands|weak arm|memory problems|forgetful|nerve pain|balance problems|brain',
  ],
  [
    'psychiatry 4',
    'feeling sad|hopeless|cant sleep|stressed|hearing voices|mental health|suicide|mood swings|bipolar|addiction|alcoholic',
  ],
  ['rheumatology 4', 'joints|knee|knees|shoulder|lower back|backache|arthritis in|stiff neck in the morning|gout in'],
  ['spine 4', 'disc|slipped disk|spinal|pinched nerve|scoliosis'],
  [
    'orthopedics 4',
    'broke my arm|broke my leg|broken|bone|bones|ankle|sprained|sprained ankle|torn meniscus|acl|fell off|fracture of|cast|injured|accident',
  ],
  [
    'dermatology 4',
    'eczema|skin rash|red spots|pimple|warts|wart|fungus|nail fungus|moles|dandruff|shingles|itch|itches',
  ],
  ['allergy_immunology 4', 'allergies|allergic reaction|food allergy|hay fever|swollen lips'],
  [
    'infectious_disease 4',
    'infection|dengue fever|covid|hiv test|hiv|bitten by a dog|rabies|mosquito|chickenpox|measles|mumps|typhoid|worms|parasite|parasites|vaccine',
  ],
  ['ophthalmology 4.5', 'eyesight|blurry|cannot see|cataracts|glasses|eyelid|glaucoma'],
  [
    'ent 4',
    'ear|ears|ear infection|ringing in my ears|hearing|sinus|nose|nose bleeds|throat|swollen tonsils|tonsillitis|lost my voice|hoarseness|snore',
  ],
  ['dentistry 4.5', 'dentist|tooth pain|cavity|braces|root canal|jaw pain|swollen gum|mouth sores'],
  [
    'endocrinology 4',
    'high blood sugar|low blood sugar|type 2 diabetes|type 1 diabetes|insulin|thyroid nodule|hyperthyroid|hypothyroid|always thirsty|hormones|hormonal|obesity|overweight',
  ],
  [
    'hematology 4',
    'low platelets|anaemic|anemic|iron deficiency|bruises easily|easy bruising|blood disorder|leukaemia|lymphoma|thalassemia',
  ],
  [
    'oncology 4.5',
    'tumour|malignant|biopsy|lung cancer|liver cancer|stomach cancer|colon cancer|cervical cancer|prostate cancer|radiation therapy|oncologist|spread to',
  ],
  [
    '@child 1 pediatrics 2.5',
    'my kid|my little boy|my little girl|year old son|year old daughter|months old|month old|baby|babies|paediatrician|pediatrician',
  ],
  ['health_checkup 3', 'general checkup|annual checkup|full body check|health screening|routine check'],
  ['rehabilitation 3', 'physical therapy|physio|rehab|after stroke exercises'],
  [
    'cardiology 4.5',
    'myocardial infarction|valve disease|aortic aneurysm|echocardiography|echocardiogram|ecg|cardiomyopathy|cardiac|tachycardia|bradycardia|congenital heart disease',
  ],
  ['vascular_surgery 4.5', 'peripheral arterial disease|dvt|venous insufficiency|varicose vein|carotid'],
  [
    'pulmonology 4.5',
    'haemoptysis|hemoptysis|bronchiolitis|pleural effusion|pneumothorax|bronchiectasis|sleep apnoea|sleep apnea|pulmonary embolism|smoking cessation|quit smoking|respiratory',
  ],
  ['occupational_health 4', 'silicosis|pneumoconiosis|occupational disease'],
  [
    'gastroenterology 4.5',
    'dysphagia|h pylori|pylori|colitis|ulcerative colitis|crohn disease|gastroscopy|food poisoning|pancreatitis|cirrhosis of|celiac|gastrointestinal',
  ],
  ['colorectal_surgery 4.5', 'haemorrhoids|piles|anal fissure|anal fistula|anal|rectal'],
  ['hepatobiliary_surgery 4.5', 'cholecystitis|bile duct|gallbladder stones|gall stones'],
  ['general_surgery 4', 'cellulitis|boil|stitch removal|stitches|wound|wound dressing|laceration|cut|abscesses'],
  [
    'urology 4.5',
    'haematuria|hematuria|nocturia|weak stream|bedwetting|renal colic|bph|enlarged prostate|phimosis|circumcision|undescended testis|hydrocele|varicocele|cystitis',
  ],
  ['nephrology 4.5', 'nephrotic syndrome|glomerulonephritis|haemodialysis|hemodialysis|chronic kidney disease'],
  [
    'neurology 4.5',
    'forgetfulness|weakness|facial palsy|parkinson|dementia|vestibular|trigeminal neuralgia|bell palsy|bells palsy|myasthenia gravis|multiple sclerosis|cerebral palsy|encephalitis|meningitis|eeg|neuropathy',
  ],
  ['neurosurgery 4.5', 'traumatic brain injury|brain injury|aneurysm in the brain|hydrocephalus|brain surgery'],
  ['spine 4.5', 'spondylosis|spondylolisthesis|spinal stenosis'],
  [
    'rheumatology 4.5',
    'carpal tunnel|carpal tunnel syndrome|osteoarthritis|rheumatoid|rheumatoid arthritis|scleroderma|autoimmune disease|ankylosing spondylitis|tendinitis|trigger finger|bone density|osteoporotic|fibromyalgia',
  ],
  [
    'orthopedics 4.5',
    'avascular necrosis|joint replacement|dislocation|ligament tear|ligament|meniscus|hip replacement|knee replacement|fell down|fall',
  ],
  [
    'infectious_disease 4.5',
    'hand foot and mouth disease|hand foot and mouth|scrub typhus|diphtheria|whooping cough|tetanus|shingrix|tropical disease|travel vaccine',
  ],
  [
    'dermatology 4.5',
    'urticaria|melasma|pigmentation|atopic dermatitis|dermatitis|fungal infection|ringworm|scabies|lice|corns|gonorrhoea|gonorrhea|syphilis|sti|std|vitiligo|keloid|scar|scars|insect bite|insect bites|hyperhidrosis|excessive sweating|alopecia',
  ],
  [
    'endocrinology 4.5',
    'goitre|hyperthyroidism|hypothyroidism|graves|adrenal insufficiency|adrenal|precocious puberty|short stature|pituitary',
  ],
  ['nutrition 4', 'malnutrition|rickets|dietitian|nutritionist|diet plan'],
  ['hematology 4.5', 'thalassaemia|haemophilia|hemophilia|low hemoglobin|blood transfusion'],
  ['palliative_care 4', 'end of life care|end of life'],
  [
    'ent 4.5',
    'nasal congestion|fish bone|fish bone stuck|nasal polyp|nasal polyps|deviated septum|adenoids|otitis media|perforated eardrum|eardrum|laryngitis|vocal cord|vocal cord nodules|deafness|deaf|salivary gland|allergic rhinitis|rhinitis',
  ],
  [
    'ophthalmology 4.5',
    'flashes|myopia|refractive error|short sighted|conjunctivitis|stye|pterygium|retinal detachment|retina|diabetic retinopathy|retinopathy|squint|amblyopia|lazy eye|ptosis|astigmatism',
  ],
  ['oral_maxillofacial_surgery 4', 'jaw joint pain|jaw joint|trismus|cleft lip|cleft palate|jaw fracture'],
  ['dentistry 4.5', 'orthodontics|crowns|crown|denture|dentures|gingivitis'],
  [
    'gynecology 4.5',
    'amenorrhoea|amenorrhea|post coital bleeding|hot flushes|vaginitis|cervicitis|endometriosis|uterine prolapse|prolapse|contraception|iud|hysterectomy|polycystic ovary|thrush',
  ],
  [
    'obstetrics 5',
    'placenta|placenta praevia|childbirth|caesarean|cesarean|abortion|antenatal care|blocked milk duct|fetus|foetus|preeclampsia',
  ],
  ['reproductive_medicine 4', 'preconception|premarital check|egg freezing'],
  [
    'psychiatry 4.5',
    'low mood|sadness|delusions|schizophrenia|alcohol dependence|gaming disorder|eating disorder|anorexia|ptsd|self harm',
  ],
  ['child_psychiatry 4', 'speech delay|hyperactivity|adhd|developmental delay|autistic'],
  ['pediatrics 4', 'colic|teething|growth chart|child vaccination'],
  ['neonatology 4', 'neonatal jaundice|prematurity|preemie|premature'],
  ['plastic_surgery 4.5', 'cosmetic surgery|plastic surgery|nose job|liposuction'],
  ['traditional_medicine 4', 'traditional medicine|herbal medicine'],
  ['toxicology 4', 'alcohol intoxication|poisoned|swallowed bleach'],
];
