import type { ConditionTable } from './condition-table.ts';

export const heartAndLungConditions: ConditionTable = {
  cardiology: [
    '3 breathless breathless_effort fatigue leg_oedema orthopnoea, neck_veins palpitations, ascites cough night_urine no_appetite weight_gain', // heart failure
    '2 breathless orthopnoea, cough fatigue palpitations, dizzy faint phlegm', // left heart failure
    '2 leg_oedema neck_veins, ascites breathless fatigue, bloating nausea no_appetite right_upper weight_gain', // right heart failure
    '2 breathless orthopnoea, cough palpitations sweating, blood_cough cyanosis phlegm wheeze worry', // pulmonary oedema
    '3 chest_pain effort_pain, breathless fatigue, dizzy nausea palpitations sweating', // angina, coronary disease
    '3 chest_pain effort_pain sweating, breathless dizzy nausea, arm_pain faint fatigue jaw shoulder_pain upper_belly vomit worry', // heart attack
    '2 chest_pain, breathless effort_pain palpitations sweating, faint nausea', // unstable and variant angina
    '3 irregular_beat palpitations, breathless chest_pain dizzy faint fatigue, sweating worry', // arrhythmia
    '3 irregular_beat palpitations, breathless dizzy fatigue, breathless_effort chest_pain faint', // atrial fibrillation and flutter
    '3 irregular_beat palpitations, , breathless chest_pain dizzy fatigue worry', // premature beats
    '2 palpitations, breathless chest_pain dizzy faint, fatigue sweating worry', // supraventricular tachycardia, WPW
    '2 faint palpitations, breathless chest_pain, confused dizzy sweating', // ventricular tachycardia
    '1 faint, dizzy palpitations, fits irregular_beat', // Brugada, long QT
    '2 faint fatigue slow_beat, breathless dizzy, breathless_effort chest_pain confused forgetful', // slow beat, sick sinus
    '2 faint, breathless chest_pain dizzy fatigue slow_beat, irregular_beat nausea', // heart block
    '2 breathless_effort fatigue, breathless chest_pain dizzy leg_oedema palpitations, ascites cough faint', // dilated cardiomyopathy
    '2 breathless_effort faint, chest_pain dizzy fatigue palpitations', // hypertrophic cardiomyopathy
    '1 leg_oedema, ascites breathless breathless_effort fatigue neck_veins palpitations', // restrictive cardiomyopathy
    '1 breathless chest_pain, , faint palpitations sweating worry', // stress cardiomyopathy
    '2 breathless chest_pain fever palpitations, fatigue irregular_beat, body_aches faint leg_oedema muscle_pain sore_throat', // myocarditis
    '2 chest_pain pleuritic, breathless fever, cough fatigue leg_oedema orthopnoea palpitations', // pericarditis
    '2 breathless chest_pain, fatigue neck_veins orthopnoea palpitations, cough dizzy leg_oedema low_pressure', // pericardial effusion, tamponade
    '2 chills fatigue fever, breathless night_sweats weight_loss, cough joint_pain leg_oedema muscle_pain no_appetite palpitations petechiae', // endocarditis
    '2 fever joint_pain, breathless chest_pain fatigue joint_swell palpitations, rash skin_lump sore_throat twitch', // rheumatic fever
    '3 breathless breathless_effort fatigue palpitations, irregular_beat leg_oedema orthopnoea, blood_cough chest_pain cough dizzy faint hoarse', // mitral disease
    '2 breathless_effort chest_pain faint, dizzy fatigue palpitations, leg_oedema', // aortic valve
    '2 fatigue leg_oedema, ascites breathless neck_veins, palpitations right_upper', // tricuspid and pulmonary valve
    '2 chest_pain palpitations, breathless dizzy fatigue, half_head worry', // mitral prolapse
    '3 headache high_pressure, dizzy, blurred breathless chest_pain ear_ringing fatigue hot_flush nausea nosebleed palpitations', // high blood pressure
    '2 headache high_pressure, blurred breathless chest_pain, confused nausea nosebleed one_side worry', // hypertensive crisis
    '3 dizzy faint fatigue low_pressure, blurred nausea no_focus pale, cold_limbs headache palpitations sweating thirst', // low blood pressure
    '2 dizzy faint, blurred fatigue low_pressure, nausea palpitations sweating unsteady', // postural hypotension, vasovagal, POTS
    '3 high_fats, , chest_pain claudication dizzy numb skin_lump waist', // blood fats
    '2 , breathless chest_pain high_fats, claudication cold_limbs dizzy fatigue leg_pain numb', // atherosclerosis
    '2 breathless breathless_effort cyanosis faint fatigue leg_oedema palpitations, chest_pain dizzy, ascites cough', // pulmonary hypertension
    '2 blood_cough breathless chest_pain pleuritic, calf_swell cough faint palpitations, cyanosis dizzy leg_oedema sweating worry', // pulmonary embolism
    '2 back_pain chest_pain, breathless, faint high_pressure nausea one_side pale speech sweating weak_muscles', // aortic dissection
    '1 , back_pain breathless chest_pain cough hoarse swallow', // thoracic aneurysm
    '1 , arm_pain claudication cold_limbs dizzy fatigue high_pressure, fever headache joint_pain muscle_pain weight_loss', // Takayasu
    '1 , breathless faint fatigue palpitations, cough fever leg_oedema weight_loss', // cardiac tumour
    '2 breathless faint low_pressure, chest_pain cold_limbs confused pale sweating, coma cyanosis urine_little', // cardiogenic shock, arrest
    '2 breathless_effort fatigue palpitations, cyanosis irregular_beat leg_oedema, chest_pain faint often_ill', // congenital heart disease in adults
    '1 high_pressure, breathless cold_limbs headache, chest_pain claudication dizzy leg_pain nosebleed', // coarctation
    '1 , breathless chest_pain deformity palpitations, big_hands blurred uneven', // Marfan
    '1 , breathless cough fatigue leg_oedema orthopnoea palpitations pregnant', // peripartum cardiomyopathy
    '2 , breathless chest_pain dizzy fatigue palpitations worry, no_sleep numb', // functional heart complaints
    '1 high_fats, skin_lump, chest_pain eye_ring leg_pain', // familial high cholesterol, xanthoma
    '2 leg_oedema, breathless breathless_effort cough fatigue orthopnoea palpitations pleuritic, dizzy faint weight_gain', // cardiac effusion, constriction
    '1 breathless dry_cough fatigue, bloating leg_oedema no_appetite no_sleep palpitations weight_gain', // heart failure in the old
    '2 cyanosis, breathless_effort fatigue nails palpitations, dizzy faint', // cyanotic heart disease, Eisenmenger
    '1 , dizzy fatigue headache numb one_side speech', // heart disease that sends clots
    '1 high_pressure, dizzy headache, blurred foamy_urine nosebleed tremor', // secondary high blood pressure
  ],
  pediatric_cardiology: [
    '2 breathless cyanosis feeding_poorly slow_growth, fatigue often_ill sweating, cough faint pale palpitations wheeze', // congenital heart disease
    '2 cyanosis, breathless faint feeding_poorly slow_growth, crying nails', // Fallot, transposition
    '2 , breathless cough fatigue feeding_poorly often_ill pale slow_growth sweating, leg_oedema wheeze', // septal defects, ductus
    '2 high_fever nodes rash red_eyes, fever neck_nodes, lips_swell mouth_sores scales swelling', // Kawasaki
    '2 breathless feeding_poorly sweating, cough cyanosis crying often_ill pale slow_growth wheeze, fatigue leg_oedema no_appetite', // heart failure in infants
  ],
  vascular_surgery: [
    '3 bulge_veins cramps heavy_legs leg_pain, leg_oedema, dry_skin itch numb restless_legs skin_dark sores', // chronic venous disease
    '2 calf_swell leg_pain warm, leg_oedema, heavy_legs redness skin_dark', // deep vein thrombosis
    '2 leg_pain redness, bulge_veins swelling warm, hard_skin skin_lump', // superficial thrombophlebitis
    '2 claudication cold_limbs leg_pain slow_wound, cramps numb sores, erection hair_loss pale skin_dark wasting weak_muscles', // peripheral arterial disease
    '1 cold_limbs leg_pain numb, cyanosis pale, paralysis', // acute limb ischaemia
    '1 cold_limbs white_fingers, cyanosis numb pale, burning', // Raynaud
    '1 , claudication cold_limbs foot_pain sores white_fingers wound', // Buerger
    '2 back_pain belly_lump belly_pain, , flank_pain low_pressure nausea', // abdominal aortic aneurysm
    '1 leg_oedema, heavy_legs swelling thick_skin, hard_skin', // lymphoedema
    '1 belly_pain weight_loss, diarrhoea, bloating bloody_stool early_full nausea', // mesenteric ischaemia
    '1 +neurology , dizzy face_droop one_side speech vision_loss, headache', // carotid stenosis
    '1 high_pressure, , flank_pain headache leg_oedema urine_little', // renal artery stenosis
    '2 bulge_veins, cramps heavy_legs itch leg_oedema, bleeds leg_pain skin_dark slow_wound', // varicose veins
    '1 arm_pain numb, cold_limbs hand_weak neck_pain shoulder_pain white_fingers, swelling weak_muscles', // thoracic outlet
    '1 , skin_lump swelling warm, heavy_legs leg_pain', // vascular malformation, fistula
  ],
  cardiac_surgery: [
    '1 breathless chest_pain pleuritic rib_pain, , cyanosis injury palpitations', // rib fracture, chest injury
    '1 , breathless chest_pain cough, droopy_lid fever hoarse swallow weak_muscles', // mediastinum and thymus
    '2 sweaty_hands, , cold_limbs', // palmar sweating
    '1 , breathless_effort chest_pain deformity, palpitations', // funnel chest
  ],
  pulmonology: [
    '3 breathless cough wheeze, chest_pain, dry_cough no_sleep phlegm worry', // asthma
    '3 breathless_effort cough phlegm wheeze, breathless fatigue, chest_pain cyanosis leg_oedema often_ill weight_loss', // COPD
    '3 cough phlegm, breathless fatigue fever wheeze, body_aches chest_pain chills headache runny_nose sore_throat', // acute bronchitis
    '2 cough phlegm, breathless wheeze, chest_pain fatigue', // chronic bronchitis
    '2 blood_cough cough phlegm, breathless chest_pain fatigue weight_loss wheeze, bad_breath fever nails', // bronchiectasis
    '3 breathless chest_pain chills cough fever phlegm, fatigue high_fever pleuritic sweating, confused cyanosis diarrhoea headache muscle_pain nausea no_appetite', // pneumonia
    '2 dry_cough fatigue, breathless chest_pain chills fever headache muscle_pain sore_throat', // atypical pneumonia
    '2 breathless breathless_effort dry_cough, fatigue weight_loss, chest_pain joint_pain muscle_pain nails', // interstitial disease, fibrosis
    '2 breathless_effort cough, chest_pain dry_cough fatigue phlegm, weight_loss', // pneumoconiosis
    '2 breathless chest_pain pleuritic, dry_cough fever, fatigue orthopnoea weight_loss', // pleural effusion
    '2 chest_pain pleuritic, breathless cough fever, chills shoulder_pain', // pleurisy
    '2 breathless chest_pain pleuritic, palpitations, cyanosis dry_cough fatigue', // pneumothorax
    '2 cough fever phlegm, bad_breath blood_cough chest_pain chills fatigue night_sweats no_appetite weight_loss, high_fever', // lung abscess, empyema
    '2 breathless, breathless_effort cough fatigue weight_loss wheeze, cyanosis worry', // emphysema
    '2 breathless cyanosis, fatigue palpitations sweating, confused headache lethargic sleepy', // respiratory failure, ARDS
    '1 , blood_cough breathless chest_pain cough fever weight_loss, fatigue night_sweats wheeze', // fungal lung
    '2 cough, breathless chest_pain fatigue, blood_cough hoarse weight_loss wheeze', // lung nodules and tumours
    '1 , breathless chest_pain cough dry_cough fatigue, joint_pain nodes red_eyes skin_lump weight_loss', // sarcoidosis
    '1 , breathless chest_pain cough, cyanosis fever wheeze', // collapsed lung, aspiration
    '2 sleepy snore, fatigue headache no_focus, dry_mouth forgetful high_pressure moody night_urine no_sleep sore_throat', // sleep apnoea
    '2 cough dry_cough, , blocked_nose phlegm sore_throat throat_lump wheeze', // chronic cough
    '3 cough fever muscle_pain, body_aches chills fatigue headache high_fever runny_nose sore_throat', // influenza
    '1 , blood_cough breathless chest_pain cough fever joint_pain leg_oedema, nosebleed sinus_pain', // vasculitis of the lung
    '1 , breathless chills cough dry_cough fever, weight_loss', // hypersensitivity pneumonitis
    '1 , blood_cough breathless chest_pain dizzy pale, coma', // haemothorax, lung bleeding
    '2 , breathless cough fatigue smell_loss taste_loss, forgetful hair_loss headache no_sleep phlegm', // after Covid-19
    '2 breathless chest_pain, breathless_effort dizzy faint fatigue palpitations, cyanosis leg_oedema pale', // pulmonary hypertension, heart of the lung
    '1 breathless, cough drool wheeze, cyanosis dry_cough hoarse', // foreign body in the airway
    '1 , blocked_nose cough fatty_stool infertile often_ill phlegm slow_growth weight_loss wheeze, nails', // cystic fibrosis, ciliary disease
    '2 blocked_nose cough runny_nose sneeze wheeze, breathless fatigue itchy_eyes no_sleep, chest_pain sore_throat', // allergic airways
    '3 cough fever sore_throat, blocked_nose fatigue headache hoarse phlegm runny_nose, chills muscle_pain', // infection of the airways
    '2 cough fever phlegm wheeze, breathless breathless_effort chills, cyanosis fatigue', // flare of chronic lung disease
  ],
  pediatric_respiratory: [
    '2 breathless cough wheeze, feeding_poorly fever runny_nose, crying cyanosis vomit', // bronchiolitis
    '2 hoarse wheeze, breathless cough fever, crying', // croup
    '2 breathless cough fever, feeding_poorly high_fever wheeze, cyanosis lethargic vomit', // pneumonia in children
    '1 +neonatology breathless cyanosis, feeding_poorly', // newborn respiratory distress
    '2 cough fever runny_nose sneeze wheeze, breathless no_appetite sore_throat, cyanosis lethargic', // RSV
  ],
  tuberculosis: [
    '3 blood_cough cough fatigue fever night_sweats no_appetite weight_loss, chest_pain phlegm, breathless chills', // tuberculosis of the lung
    '1 neck_nodes nodes, fatigue fever night_sweats weight_loss', // of lymph nodes
    '1 back_pain, bone_pain fever night_sweats weight_loss, deformity joint_swell paralysis walk_hard', // of bones
    '1 , ascites belly_pain fever night_sweats weight_loss, diarrhoea', // of the belly
    '1 , confused fever headache neck_stiff vomit weight_loss', // of the meninges
    '1 , breathless cough fever night_sweats pleuritic weight_loss', // of the pleura
    '1 , blood_urine cough fatigue flank_pain infertile urine_burn', // of kidneys and genitals
  ],
};
