import type { ConditionTable } from './condition-table.ts';

export const heartAndLungConditions: ConditionTable = {
  cardiology: [
    '3 breathless! breathless_effort! orthopnoea! leg_oedema! fatigue! cough? weight_gain? palpitations night_urine? no_appetite? ascites? neck_veins', // heart failure
    '2 breathless! orthopnoea! cough fatigue palpitations phlegm? dizzy? faint?', // left heart failure
    '2 leg_oedema! neck_veins! ascites fatigue breathless bloating? no_appetite? weight_gain? right_upper? nausea?', // right heart failure
    '2 breathless! orthopnoea! cough phlegm? blood_cough? sweating wheeze? palpitations cyanosis? worry?', // pulmonary oedema
    '3 chest_pain! effort_pain! breathless sweating? fatigue dizzy? nausea? palpitations?', // angina, coronary disease
    '3 chest_pain! effort_pain! sweating! breathless nausea dizzy vomit? faint? worry? arm_pain? shoulder_pain? fatigue? upper_belly? jaw?', // heart attack
    '2 chest_pain! effort_pain sweating breathless palpitations faint? nausea?', // unstable and variant angina
    '3 palpitations! irregular_beat! dizzy breathless chest_pain fatigue faint sweating? worry?', // arrhythmia
    '3 palpitations! irregular_beat! fatigue breathless dizzy chest_pain? breathless_effort? faint?', // atrial fibrillation and flutter
    '3 palpitations! irregular_beat! worry? dizzy? fatigue? chest_pain? breathless?', // premature beats
    '2 palpitations! dizzy chest_pain breathless faint sweating? worry? fatigue?', // supraventricular tachycardia, WPW
    '2 palpitations! faint! dizzy? chest_pain breathless sweating? confused?', // ventricular tachycardia
    '1 faint! fits? palpitations dizzy irregular_beat?', // Brugada, long QT
    '2 slow_beat! fatigue! dizzy faint! breathless chest_pain? confused? forgetful? breathless_effort?', // slow beat, sick sinus
    '2 dizzy faint! fatigue breathless chest_pain slow_beat irregular_beat? nausea?', // heart block
    '2 breathless_effort! breathless fatigue! leg_oedema palpitations chest_pain faint? dizzy cough? ascites?', // dilated cardiomyopathy
    '2 breathless_effort! chest_pain faint! palpitations dizzy fatigue', // hypertrophic cardiomyopathy
    '1 breathless fatigue leg_oedema! ascites breathless_effort palpitations neck_veins', // restrictive cardiomyopathy
    '1 chest_pain! breathless! palpitations? faint? sweating? worry?', // stress cardiomyopathy
    '2 chest_pain! fever! palpitations! breathless! fatigue leg_oedema? muscle_pain? body_aches? irregular_beat sore_throat? faint?', // myocarditis
    '2 chest_pain! pleuritic! fever breathless cough? fatigue? palpitations? leg_oedema? orthopnoea?', // pericarditis
    '2 breathless! chest_pain! orthopnoea leg_oedema? dizzy? neck_veins fatigue low_pressure? palpitations cough?', // pericardial effusion, tamponade
    '2 fever! chills! night_sweats fatigue! breathless joint_pain? muscle_pain? weight_loss leg_oedema? petechiae? palpitations? no_appetite? cough?', // endocarditis
    '2 joint_pain! fever! joint_swell palpitations chest_pain breathless rash? twitch? fatigue sore_throat? skin_lump?', // rheumatic fever
    '3 breathless_effort! breathless! fatigue! palpitations! leg_oedema cough? chest_pain? dizzy? faint? blood_cough? orthopnoea hoarse? irregular_beat', // mitral disease
    '2 chest_pain! faint! breathless_effort! fatigue palpitations dizzy leg_oedema?', // aortic valve
    '2 leg_oedema! fatigue! ascites neck_veins palpitations? right_upper? breathless', // tricuspid and pulmonary valve
    '2 palpitations! chest_pain! dizzy fatigue breathless worry? half_head?', // mitral prolapse
    '3 high_pressure! headache! dizzy blurred? nosebleed? chest_pain? palpitations? ear_ringing? breathless? nausea? hot_flush? fatigue?', // high blood pressure
    '2 high_pressure! headache! chest_pain breathless blurred confused? nausea? nosebleed? worry? one_side?', // hypertensive crisis
    '3 low_pressure! dizzy! faint! fatigue! blurred nausea no_focus pale cold_limbs? sweating? palpitations? headache? thirst?', // low blood pressure
    '2 dizzy! faint! blurred low_pressure unsteady? fatigue nausea? palpitations? sweating?', // postural hypotension, vasovagal, POTS
    '3 high_fats! chest_pain? dizzy? waist? numb? skin_lump? claudication?', // blood fats
    '2 chest_pain breathless dizzy? numb? claudication? cold_limbs? high_fats fatigue? leg_pain?', // atherosclerosis
    '2 breathless_effort! breathless! fatigue! faint! chest_pain leg_oedema! cyanosis! palpitations! dizzy ascites? cough?', // pulmonary hypertension
    '2 breathless! chest_pain! pleuritic! cough blood_cough! palpitations sweating? faint calf_swell dizzy? leg_oedema? cyanosis? worry?', // pulmonary embolism
    '2 chest_pain! back_pain! sweating? faint? breathless one_side? high_pressure? pale? nausea? speech? weak_muscles?', // aortic dissection
    '1 chest_pain back_pain hoarse cough swallow breathless', // thoracic aneurysm
    '1 fatigue weight_loss? fever? high_pressure arm_pain cold_limbs dizzy claudication headache? joint_pain? muscle_pain?', // Takayasu
    '1 breathless faint palpitations fever? weight_loss? fatigue cough? leg_oedema?', // cardiac tumour
    '2 faint! breathless! cyanosis? chest_pain coma? pale sweating low_pressure! cold_limbs confused urine_little?', // cardiogenic shock, arrest
    '2 breathless_effort! fatigue! palpitations! cyanosis often_ill? leg_oedema faint? chest_pain? irregular_beat', // congenital heart disease in adults
    '1 headache high_pressure! cold_limbs leg_pain? nosebleed? claudication? chest_pain? dizzy? breathless', // coarctation
    '1 breathless palpitations chest_pain blurred? uneven? big_hands? deformity', // Marfan
    '1 breathless fatigue leg_oedema palpitations pregnant orthopnoea cough', // peripartum cardiomyopathy
    '2 chest_pain palpitations breathless worry fatigue dizzy numb? no_sleep?', // functional heart complaints
  ],
  pediatric_cardiology: [
    '2 cyanosis! breathless! feeding_poorly! slow_growth! sweating fatigue often_ill palpitations? cough? faint? wheeze? pale?', // congenital heart disease
    '2 cyanosis! breathless faint crying? nails? slow_growth feeding_poorly', // Fallot, transposition
    '2 breathless sweating feeding_poorly slow_growth often_ill cough wheeze? pale fatigue leg_oedema?', // septal defects, ductus
    '2 high_fever! fever rash! red_eyes! nodes! scales? mouth_sores? lips_swell? neck_nodes swelling?', // Kawasaki
  ],
  vascular_surgery: [
    '3 bulge_veins! heavy_legs! leg_oedema leg_pain! cramps! numb? itch? skin_dark? restless_legs? sores? dry_skin?', // chronic venous disease
    '2 calf_swell! leg_pain! leg_oedema redness? warm! skin_dark? heavy_legs?', // deep vein thrombosis
    '2 redness! warm leg_pain! bulge_veins swelling hard_skin? skin_lump?', // superficial thrombophlebitis
    '2 claudication! leg_pain! cold_limbs! numb slow_wound! pale? wasting? hair_loss? sores cramps weak_muscles? skin_dark? erection?', // peripheral arterial disease
    '1 leg_pain! cold_limbs! pale numb! paralysis? cyanosis', // acute limb ischaemia
    '1 white_fingers! cold_limbs! numb cyanosis pale burning?', // Raynaud
    '1 claudication sores wound white_fingers cold_limbs foot_pain', // Buerger
    '2 belly_pain! back_pain! belly_lump! flank_pain? low_pressure? nausea?', // abdominal aortic aneurysm
    '1 leg_oedema! heavy_legs thick_skin hard_skin? swelling', // lymphoedema
    '1 belly_pain! weight_loss! nausea? diarrhoea bloody_stool? early_full? bloating?', // mesenteric ischaemia
    '1 +neurology one_side dizzy speech vision_loss face_droop headache?', // carotid stenosis
    '1 high_pressure! headache? flank_pain? urine_little? leg_oedema?', // renal artery stenosis
  ],
  cardiac_surgery: [
    '1 chest_pain! breathless! pleuritic! palpitations? cyanosis? injury? rib_pain!', // rib fracture, chest injury
    '1 chest_pain breathless cough hoarse? swallow? fever? weak_muscles? droopy_lid?', // mediastinum and thymus
    '2 sweaty_hands! cold_limbs?', // palmar sweating
    '1 deformity breathless_effort chest_pain palpitations?', // funnel chest
  ],
  pulmonology: [
    '3 wheeze! breathless! cough! chest_pain phlegm? no_sleep? dry_cough? worry?', // asthma
    '3 cough! phlegm! breathless_effort! breathless wheeze! chest_pain? fatigue weight_loss? leg_oedema? cyanosis? often_ill?', // COPD
    '3 cough! phlegm! fever wheeze breathless chest_pain? fatigue sore_throat? runny_nose? body_aches? chills? headache?', // acute bronchitis
    '2 cough! phlegm! breathless wheeze fatigue? chest_pain?', // chronic bronchitis
    '2 cough! phlegm! blood_cough! breathless fatigue weight_loss chest_pain wheeze nails? bad_breath? fever?', // bronchiectasis
    '3 fever! cough! phlegm! breathless! chest_pain! pleuritic chills! high_fever sweating fatigue no_appetite? nausea? headache? confused? muscle_pain? diarrhoea? cyanosis?', // pneumonia
    '2 dry_cough! fever headache fatigue! muscle_pain sore_throat chills chest_pain breathless', // atypical pneumonia
    '2 breathless! breathless_effort! dry_cough! fatigue weight_loss chest_pain? nails? joint_pain? muscle_pain?', // interstitial disease, fibrosis
    '2 breathless_effort! cough! chest_pain phlegm fatigue weight_loss? dry_cough', // pneumoconiosis
    '2 breathless! chest_pain! pleuritic! dry_cough fever orthopnoea? fatigue? weight_loss?', // pleural effusion
    '2 pleuritic! chest_pain! breathless cough fever shoulder_pain? chills?', // pleurisy
    '2 chest_pain! breathless! pleuritic! cyanosis? palpitations dry_cough? fatigue?', // pneumothorax
    '2 fever! cough! phlegm! bad_breath chills high_fever? blood_cough chest_pain night_sweats weight_loss fatigue no_appetite', // lung abscess, empyema
    '2 breathless! breathless_effort wheeze cough fatigue weight_loss cyanosis? worry?', // emphysema
    '2 breathless! cyanosis! confused? palpitations sleepy? fatigue sweating lethargic? headache?', // respiratory failure, ARDS
    '1 cough blood_cough fever weight_loss chest_pain breathless wheeze? night_sweats? fatigue?', // fungal lung
    '2 cough! chest_pain breathless wheeze? hoarse? fatigue blood_cough? weight_loss?', // lung nodules and tumours
    '1 breathless cough dry_cough fatigue nodes? skin_lump? red_eyes? joint_pain? weight_loss? chest_pain', // sarcoidosis
    '1 breathless cough wheeze? chest_pain cyanosis? fever?', // collapsed lung, aspiration
    '2 snore! sleepy! headache no_focus fatigue dry_mouth? night_urine? moody? forgetful? no_sleep? high_pressure? sore_throat?', // sleep apnoea
    '2 cough! dry_cough! sore_throat? wheeze? throat_lump? blocked_nose? phlegm?', // chronic cough
    '3 fever! cough! headache muscle_pain! fatigue sore_throat runny_nose chills body_aches high_fever', // influenza
    '1 breathless cough chest_pain blood_cough leg_oedema joint_pain sinus_pain? nosebleed? fever', // vasculitis of the lung
    '1 cough dry_cough breathless fever weight_loss? chills', // hypersensitivity pneumonitis
    '1 breathless chest_pain blood_cough coma? dizzy pale', // haemothorax, lung bleeding
    '2 cough phlegm? breathless headache? taste_loss smell_loss fatigue forgetful? hair_loss? no_sleep?', // after Covid-19
  ],
  pediatric_respiratory: [
    '2 cough! wheeze! breathless! runny_nose fever feeding_poorly cyanosis? crying? vomit?', // bronchiolitis
    '2 cough hoarse! wheeze! breathless fever crying?', // croup
    '2 cough! breathless! fever! feeding_poorly lethargic? wheeze high_fever cyanosis? vomit?', // pneumonia in children
    '1 +neonatology breathless! cyanosis! feeding_poorly', // newborn respiratory distress
  ],
  tuberculosis: [
    '3 cough! phlegm blood_cough! weight_loss! night_sweats! fever! fatigue! chest_pain no_appetite! breathless? chills?', // tuberculosis of the lung
    '1 nodes! neck_nodes! fever night_sweats weight_loss fatigue', // of lymph nodes
    '1 back_pain! fever weight_loss night_sweats paralysis? bone_pain walk_hard? deformity? joint_swell?', // of bones
    '1 belly_pain fever weight_loss ascites diarrhoea? night_sweats', // of the belly
    '1 headache fever vomit neck_stiff confused weight_loss', // of the meninges
    '1 pleuritic fever cough breathless weight_loss night_sweats', // of the pleura
  ],
};
