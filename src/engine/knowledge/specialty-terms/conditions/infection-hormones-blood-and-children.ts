import type { ConditionTable } from './condition-table.ts';

export const infectionHormoneAndBloodConditions: ConditionTable = {
  infectious_disease: [
    '3 high_fever! fever! headache eye_socket! muscle_pain! joint_pain rash! petechiae! nausea vomit gum_bleed nosebleed fatigue body_aches belly_pain? bruises? lethargic? black_stool?', // dengue
    '3 fever! cough! headache? fatigue! muscle_pain! sore_throat runny_nose chills high_fever body_aches', // influenza
    '3 fever! cough! fatigue smell_loss! taste_loss! breathless sore_throat headache? muscle_pain diarrhoea? runny_nose', // Covid-19
    '3 fever! fatigue headache? body_aches rash? runny_nose? sore_throat? nausea?', // viral fever
    '3 fever! rash! cough! red_eyes! runny_nose! high_fever mouth_white? diarrhoea? photophobia?', // measles
    '2 fever! rash! nodes! joint_pain headache? runny_nose? red_eyes?', // rubella
    '3 blisters! fever! itch! fatigue headache? rash! no_appetite scales? sore_throat? muscle_pain?', // chickenpox
    '3 salivary! fever! swallow! headache? fatigue jaw! testicle_pain? ear_pain? no_appetite muscle_pain? neck_nodes?', // mumps
    '3 fever! mouth_sores! blisters! rash! sore_throat drool? no_appetite crying? vomit? lethargic?', // hand, foot and mouth
    '2 fever! chills! sweating! headache? muscle_pain nausea vomit pale jaundice? fatigue', // malaria
    '2 high_fever! belly_pain! headache? constipation diarrhoea no_appetite fatigue rash? fever! slow_beat? bloating? lethargic', // typhoid
    '2 diarrhoea! vomit! dehydrated! cramps thirst low_pressure? urine_little?', // cholera
    '2 hydrophobia! bite! fever headache? worry moody! drool hallucination numb itch? swallow spasm! confused', // rabies
    '2 lockjaw! spasm! swallow! neck_stiff! fever sweating breathless? wound back_pain?', // tetanus
    '2 sore_throat! tonsils! fever neck_nodes! swallow hoarse breathless fatigue', // diphtheria
    '2 cough! vomit wheeze! fever? cyanosis? runny_nose? breathless', // whooping cough
    '2 fever! neck_stiff! headache! vomit! rash petechiae! confused photophobia fits lethargic', // meningococcus, meningitis
    '2 high_fever! headache! fits! confused! vomit coma neck_stiff paralysis? lethargic', // Japanese encephalitis
    '2 fever! weight_loss! nodes! diarrhoea! night_sweats! fatigue! rash mouth_white! often_ill! sore_throat headache? muscle_pain? mouth_sores', // HIV
    '2 genital_sores! rash! nodes sore_throat fever hair_loss fatigue? sores', // syphilis
    '2 urethral_pus! urine_burn! discharge! testicle_pain? painful_sex? pelvis? swelling? sex_bleed? anus_itch?', // gonorrhoea, chlamydia
    '2 fever! chills! confused! low_pressure! palpitations! breathless cold_limbs? urine_little lethargic pale? high_fever sweating', // sepsis
    '2 fever! headache muscle_pain! jaundice red_eyes! chills urine_little nausea vomit rash?', // leptospirosis
    '2 fever! headache rash! sores! nodes muscle_pain bite', // scrub typhus
    '2 fever! nodes! sore_throat! fatigue! neck_nodes rash? headache? tonsils? jaundice? no_appetite', // mononucleosis
    '2 fever! rash! joint_pain! headache? muscle_pain red_eyes', // Zika, chikungunya
    '2 blisters! fever! rash! nodes! headache? muscle_pain back_pain? fatigue chills', // mpox
    '2 high_fever! rash! sore_throat! tonsils nodes vomit? redness scales? headache?', // scarlet fever
    '2 bloody_stool! diarrhoea! mucus_stool! fever belly_pain! tenesmus! vomit?', // dysentery, amoebiasis
    '2 fever weak_muscles! paralysis! headache neck_stiff muscle_pain fatigue sore_throat', // polio
    '2 fever cough breathless chills sores skin_lump wound nodes', // anthrax, melioidosis
    '2 high_fever fever headache hearing! confused rash petechiae vomit chills neck_stiff', // Streptococcus suis
    '2 fever cough! headache? muscle_pain breathless! high_fever diarrhoea?', // avian influenza
    '2 muscle_pain! face_oedema! fever diarrhoea belly_pain', // trichinosis
    '1 itch rash worms fatigue skin_lump headache? fits? belly_pain', // tissue worms
    '2 fatigue! jaundice! fever no_appetite dark_urine nausea vomit joint_pain right_upper', // hepatitis A to E
    '2 fever rash crying high_fever runny_nose', // roseola
    '1 high_fever muscle_pain vomit bleeds bloody_stool diarrhoea headache?', // haemorrhagic fevers
    '1 double_vision droopy_lid swallow weak_muscles speech dry_mouth', // botulism
    '1 bite fever nodes headache? rash joint_pain', // Lyme, cat scratch
    '1 fever chills nodes swelling headache?', // plague
  ],
  endocrinology: [
    '3 thirst! urine_often! weight_loss! hunger! fatigue! blurred slow_wound! numb? itch? dry_mouth often_ill? night_urine! dry_skin? vaginal_itch?', // diabetes
    '2 numb_feet! slow_wound! foot_pain sores! wound numb burning deformity? dry_skin swelling?', // diabetic foot and nerves
    '2 sweating! tremor! hunger! palpitations! dizzy! worry pale faint confused headache no_focus blurred numb? fits?', // low blood sugar
    '2 thirst! urine_often vomit! belly_pain! breathless bad_breath! nausea confused! fatigue lethargic coma', // ketoacidosis
    '3 weight_loss! palpitations! tremor! sweating! heat! moody! no_sleep worry fatigue neck_lump! bulging_eyes! hunger diarrhoea irregular_period? hair_loss? weak_muscles irregular_beat?', // overactive thyroid
    '3 weight_gain! fatigue! cold! constipation! dry_skin! hair_loss! forgetful depressed irregular_period hoarse face_oedema muscle_pain slow_beat dry_hair! high_fats? sleepy? cramps? heavy_period?', // underactive thyroid
    '3 neck_lump! swallow! hoarse! breathless throat_lump cough neck_pain?', // goitre, nodules
    '3 +oncology neck_lump! hoarse! swallow! neck_nodes! breathless cough? neck_pain', // thyroid cancer
    '2 neck_pain! fever! neck_lump! fatigue swallow sore_throat palpitations ear_pain? jaw?', // thyroiditis
    '2 neck_lump fatigue weight_gain constipation cold dry_skin joint_pain? depressed', // Hashimoto
    '2 weight_gain! face_round! stretch_marks! high_pressure! acne hairy! weak_muscles! bruises irregular_period moody? fracture? thirst? waist', // Cushing
    '2 fatigue! weight_loss! no_appetite! skin_dark! low_pressure! nausea dizzy belly_pain vomit weak_muscles depressed? hair_loss?', // Addison
    '1 high_pressure! headache! palpitations! sweating! pale worry tremor nausea?', // phaeochromocytoma
    '1 high_pressure! weak_muscles! cramps fatigue urine_often thirst numb palpitations', // aldosteronism
    '2 fatigue low_libido missed_period! cold weight_gain headache blurred low_pressure no_appetite', // hypopituitarism
    '2 big_hands! headache joint_pain sweating snore? blurred thick_skin hoarse? numb? irregular_period', // acromegaly
    '2 thirst! urine_often! night_urine dehydrated fatigue', // diabetes insipidus
    '3 weight_gain! waist! snore breathless_effort fatigue joint_pain back_pain? sweating skin_dark', // obesity, metabolic syndrome
    '2 cramps! spasm! numb! fits? fatigue dry_skin worry? dry_hair', // low calcium
    '2 bone_pain! fatigue! thirst urine_often constipation! nausea depressed forgetful flank_pain? fracture weak_muscles belly_pain? no_appetite', // high calcium, parathyroid
    '2 high_fats! waist', // blood fats
    '2 early_puberty! slow_growth! acne hairy', // puberty
    '1 irregular_period! hairy! acne early_puberty slow_growth vomit?', // adrenal hyperplasia
    '2 nipple_discharge! missed_period! infertile! low_libido! headache blurred', // prolactinoma
    '1 flank_pain high_pressure hairy weight_loss belly_lump', // adrenal tumours
    '2 bulging_eyes! double_vision dry_eyes lid_swell red_eyes eye_pain photophobia', // Graves’ eyes
    '2 big_toe joint_pain high_fats waist', // uric acid
    '2 confused nausea headache fits cramps lethargic', // sodium
    '1 confused high_fever palpitations sweating vomit diarrhoea', // thyroid storm
    '1 coma cold slow_beat face_oedema lethargic slow', // myxoedema coma
    '2 hot_flush irregular_period hair_loss acne moody low_libido weight_gain', // hormone imbalance
  ],
  hematology: [
    '3 pale! fatigue! dizzy! palpitations! breathless_effort! headache cold_limbs hair_loss? nails! breathless chest_pain? faint? no_focus? no_appetite? mouth_sores?', // anaemia
    '2 bruises! petechiae! gum_bleed! nosebleed! heavy_period! bleeds fatigue? blood_urine? bloody_stool?', // low platelets
    '2 +oncology fatigue! fever! bruises! bone_pain! nodes! often_ill! pale! weight_loss gum_bleed nosebleed night_sweats petechiae', // leukaemia
    '2 +oncology nodes! neck_nodes! fever! night_sweats! weight_loss! itch fatigue armpit_lump breathless? cough? belly_pain?', // lymphoma
    '2 pale! jaundice! fatigue dark_urine slow_growth deformity? belly_lump? bone_pain? breathless', // thalassaemia, haemolysis
    '2 bleeds! bruises! joint_swell! joint_pain nosebleed blood_urine', // haemophilia
    '2 +oncology bone_pain! back_pain! fatigue! fracture! often_ill! weight_loss pale thirst numb foamy_urine? constipation?', // myeloma
    '2 pale! bruises! often_ill! fatigue! fever gum_bleed breathless petechiae', // aplastic anaemia
    '2 headache! dizzy itch! hot_flush redness blurred fatigue burning bruises high_pressure', // polycythaemia
    '2 pale fatigue numb! mouth_sores forgetful unsteady weak_muscles depressed? diarrhoea?', // lack of B12
    '1 early_full! fatigue belly_lump! weight_loss night_sweats bone_pain', // chronic leukaemia, myelofibrosis
    '2 fever often_ill sore_throat mouth_sores fatigue', // low white cells
  ],
  oncology: [
    '3 cough! blood_cough! chest_pain! weight_loss! breathless fatigue hoarse bone_pain? wheeze? no_appetite shoulder_pain? headache? face_oedema? often_ill?', // lung cancer
    '3 upper_belly weight_loss! no_appetite! early_full! nausea black_stool vomit fatigue bloating swallow? vomit_blood pale? heartburn? belly_lump?', // stomach cancer
    '2 swallow! weight_loss! chest_pain regurgitate hoarse cough heartburn vomit? fatigue?', // cancer of the oesophagus
    '2 weight_loss fatigue nodes! lump fever? night_sweats? bone_pain', // cancer, metastases
    '2 lump! skin_lump swelling numb? limited? belly_pain? belly_lump', // sarcoma
    '1 nosebleed blocked_nose face_pain swelling double_vision neck_nodes bulging_eyes', // cancer of the sinuses
    '1 chest_pain breathless weight_loss cough fatigue night_sweats', // mesothelioma
    '1 cough chest_pain breathless face_oedema weak_muscles droopy_lid swallow', // thymoma
    '1 salivary! lump face_droop numb neck_nodes', // salivary cancer
    '1 belly_pain bloating diarrhoea hot_flush weight_loss jaundice? bloody_stool? hunger?', // neuroendocrine tumours
    '1 belly_lump! blood_urine fever high_pressure belly_pain no_appetite', // kidney tumour of children
    '1 belly_lump bone_pain fever bulging_eyes pale weight_loss', // neuroblastoma
    '1 neck_nodes swallow mouth_sores ear_pain sore_throat weight_loss', // cancer of the tonsil and hypopharynx
    '1 belly_pain vomit bloating weight_loss bloody_stool pale jaundice', // cancer of the small bowel
    '1 bloody_stool anus_pain anus_lump anus_itch bowel_habit', // anal cancer
    '1 fatigue weight_loss ascites bloating', // peritoneal cancer
  ],
  pediatrics: [
    '3 feeding_poorly! crying! fever vomit? lethargic? no_appetite', // sick infant
    '2 slow_growth! no_appetite! pale? hair_loss? often_ill lethargic', // malnutrition
    '2 deformity? sweating! crying! delay! hair_loss! slow_growth no_sleep', // rickets
    '2 crying! bloating feeding_poorly spit_up', // colic
    '2 fever! drool! gum_swell! crying! feeding_poorly diarrhoea?', // teething
    '2 fever! mouth_sores! blisters! rash! drool! no_appetite crying feeding_poorly', // hand, foot and mouth
    '2 diarrhoea! vomit! fever dehydrated! lethargic crying feeding_poorly', // diarrhoea in children
    '2 cough! runny_nose! fever! feeding_poorly wheeze crying often_ill', // airways in children
    '1 fever rash! red_eyes nodes lips_swell mouth_sores', // Kawasaki
    '2 redness! rash! crying', // nappy rash
    '1 slow_growth delay weak_muscles feeding_poorly spit_up fits', // metabolic disease
    '2 mouth_white! feeding_poorly crying', // thrush in infants
    '1 delay slow_growth deformity face_round', // Down and others
  ],
  neonatology: [
    '2 jaundice! feeding_poorly lethargic! crying dark_urine pale_stool', // newborn jaundice
    '2 feeding_poorly! lethargic! fever cyanosis breathless! crying bloating jaundice', // newborn infection
    '1 breathless cyanosis feeding_poorly slow_growth lethargic', // prematurity
    '1 bloating! vomit bloody_stool! feeding_poorly lethargic', // necrotising enterocolitis
  ],
  pediatric_nephrology: [
    '1 face_oedema! foamy_urine! weight_gain urine_little ascites',
    '1 fever urine_burn bedwetting vomit cloudy_urine crying',
  ], // nephrotic, urinary infection
  pediatric_endocrinology: [
    '2 early_puberty! slow_growth! weight_gain',
    '1 thirst! urine_often! weight_loss! bedwetting! fatigue',
  ], // puberty and growth, diabetes type 1
  pediatric_hemato_oncology: ['1 pale! fever bruises! bone_pain! nodes! fatigue often_ill petechiae belly_lump'], // leukaemia in children
  toxicology: [
    '1 vomit belly_pain dizzy confused sweating breathless drool fits',
    '1 bite swelling bleeds droopy_lid breathless',
  ], // poison, snake
  nutrition: ['1 slow_growth no_appetite weight_loss pale fatigue hair_loss', '1 weight_gain! waist!'], // too little, too much
};
