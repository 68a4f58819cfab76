import type { ConditionTable } from './condition-table.ts';

export const infectionHormoneAndBloodConditions: ConditionTable = {
  infectious_disease: [
    '3 eye_socket fever high_fever muscle_pain petechiae rash, body_aches fatigue gum_bleed headache joint_pain nausea nosebleed vomit, belly_pain black_stool bruises lethargic', // dengue
    '3 cough fatigue fever muscle_pain, body_aches chills high_fever runny_nose sore_throat, headache', // influenza
    '3 cough fever smell_loss taste_loss, breathless fatigue muscle_pain runny_nose sore_throat, diarrhoea headache', // Covid-19
    '3 fever, body_aches fatigue, headache nausea rash runny_nose sore_throat', // viral fever
    '2 cough fever rash red_eyes runny_nose, high_fever, diarrhoea mouth_white photophobia', // measles
    '2 fever nodes rash, joint_pain, headache red_eyes runny_nose', // rubella
    '3 blisters fever itch rash, fatigue no_appetite, headache muscle_pain scales sore_throat', // chickenpox
    '2 fever jaw salivary swallow, fatigue no_appetite, ear_pain headache muscle_pain neck_nodes testicle_pain', // mumps
    '2 blisters fever mouth_sores rash, no_appetite sore_throat, crying drool lethargic vomit', // hand, foot and mouth
    '2 chills fever sweating, fatigue muscle_pain nausea pale vomit, headache jaundice', // malaria
    '2 belly_pain fever high_fever, constipation diarrhoea fatigue lethargic no_appetite, bloating headache rash slow_beat', // typhoid
    '1 dehydrated diarrhoea vomit, cramps thirst, low_pressure urine_little', // cholera
    '1 bite hydrophobia moody spasm, confused drool fever hallucination numb swallow worry, headache itch', // rabies
    '1 lockjaw neck_stiff spasm swallow, fever sweating wound, back_pain breathless', // tetanus
    '1 neck_nodes sore_throat tonsils, breathless fatigue fever hoarse swallow', // diphtheria
    '2 cough wheeze, breathless vomit, cyanosis fever runny_nose', // whooping cough
    '2 fever headache neck_stiff petechiae vomit, confused fits lethargic photophobia rash', // meningococcus, meningitis
    '1 confused fits headache high_fever, coma lethargic neck_stiff vomit, paralysis', // Japanese encephalitis
    '2 diarrhoea fatigue fever mouth_white night_sweats nodes often_ill weight_loss, mouth_sores rash sore_throat, headache muscle_pain', // HIV
    '2 genital_sores rash, fever hair_loss nodes sore_throat sores, fatigue', // syphilis
    '2 discharge urethral_pus urine_burn, , anus_itch painful_sex pelvis sex_bleed swelling testicle_pain', // gonorrhoea, chlamydia
    '2 chills confused fever low_pressure palpitations, breathless high_fever lethargic sweating urine_little, cold_limbs pale', // sepsis
    '1 fever muscle_pain red_eyes, chills headache jaundice nausea urine_little vomit, rash', // leptospirosis
    '1 fever rash sores, bite headache muscle_pain nodes', // scrub typhus
    '2 fatigue fever nodes sore_throat, neck_nodes no_appetite, headache jaundice rash tonsils', // mononucleosis
    '2 fever joint_pain rash, muscle_pain red_eyes, headache', // Zika, chikungunya
    '1 blisters fever nodes rash, chills fatigue muscle_pain, back_pain headache', // mpox
    '2 high_fever rash sore_throat, nodes redness tonsils, headache scales vomit', // scarlet fever
    '2 belly_pain bloody_stool diarrhoea mucus_stool tenesmus, fever, vomit', // dysentery, amoebiasis
    '1 paralysis weak_muscles, fatigue fever headache muscle_pain neck_stiff sore_throat', // polio
    '1 , breathless chills cough fever nodes skin_lump sores wound', // anthrax, melioidosis
    '1 hearing, chills confused fever headache high_fever neck_stiff petechiae rash vomit', // Streptococcus suis
    '1 breathless cough, fever high_fever muscle_pain, diarrhoea headache', // avian influenza
    '1 face_oedema muscle_pain, belly_pain diarrhoea fever', // trichinosis
    '1 , belly_pain fatigue itch rash skin_lump worms, fits headache', // tissue worms
    '2 fatigue jaundice, dark_urine fever joint_pain nausea no_appetite right_upper vomit', // hepatitis A to E
    '2 , crying fever high_fever rash runny_nose', // roseola
    '1 , bleeds bloody_stool diarrhoea high_fever muscle_pain vomit, headache', // haemorrhagic fevers
    '1 , double_vision droopy_lid dry_mouth speech swallow weak_muscles', // botulism
    '1 , bite fever joint_pain nodes rash, headache', // Lyme, cat scratch
    '1 , chills fever nodes swelling, headache', // plague
    '2 cough fever runny_nose sore_throat, breathless fatigue headache muscle_pain red_eyes sneeze, no_appetite vomit wheeze', // RSV, adenovirus, other airways
    '2 fatigue fever muscle_pain, cough joint_pain night_sweats no_appetite weight_loss, breathless palpitations skin_lump', // long infections, endocarditis, fungi
    '1 confused fits headache, fever nausea vision_loss vomit weight_loss, coma paralysis weak_muscles', // brain parasites, abscess, cryptococcus
    '2 diarrhoea fever vomit, belly_pain dehydrated headache no_appetite', // salmonella, norovirus
    '1 , breathless cough fever pale petechiae red_eyes runny_nose sore_throat', // pneumococcus, Haemophilus
    '2 blisters burning rash, fever headache itch nodes', // shingles
    '1 big_spleen fever jaundice pale, chills fatigue', // parasites of the blood
    '1 , breathless fatigue fever nodes palpitations pale rash', // parvovirus, cytomegalovirus, toxoplasma
  ],
  endocrinology: [
    '2 +dermatology skin_dark waist, thick_skin weight_gain', // acanthosis
    '3 fatigue hunger night_urine slow_wound thirst urine_often weight_loss, blurred dry_mouth, dry_skin itch numb often_ill vaginal_itch', // diabetes
    '2 numb_feet slow_wound sores, burning dry_skin foot_pain numb wound, deformity swelling', // diabetic foot and nerves
    '2 dizzy hunger palpitations sweating tremor, blurred confused faint headache no_focus pale worry, fits numb', // low blood sugar
    '2 bad_breath belly_pain confused thirst vomit, breathless coma fatigue lethargic nausea urine_often', // ketoacidosis
    '3 bulging_eyes heat moody neck_lump palpitations sweating tremor weight_loss, diarrhoea fatigue hunger no_sleep weak_muscles worry, hair_loss irregular_beat irregular_period', // overactive thyroid
    '3 cold constipation dry_hair dry_skin fatigue hair_loss weight_gain, depressed face_oedema forgetful hoarse irregular_period muscle_pain slow_beat, cramps heavy_period high_fats sleepy', // underactive thyroid
    '3 hoarse neck_lump swallow, breathless cough throat_lump, neck_pain', // goitre, nodules
    '3 +oncology hoarse neck_lump neck_nodes swallow, breathless neck_pain, cough', // thyroid cancer
    '2 fever neck_lump neck_pain, fatigue palpitations sore_throat swallow, ear_pain jaw', // thyroiditis
    '2 , cold constipation depressed dry_skin fatigue neck_lump weight_gain, joint_pain', // Hashimoto
    '2 face_round hairy high_pressure stretch_marks weak_muscles weight_gain, acne bruises irregular_period waist, fracture moody thirst', // Cushing
    '2 fatigue low_pressure no_appetite skin_dark weight_loss, belly_pain dizzy nausea vomit weak_muscles, depressed hair_loss', // Addison
    '1 headache high_pressure palpitations sweating, pale tremor worry, nausea', // phaeochromocytoma
    '1 high_pressure weak_muscles, cramps fatigue numb palpitations thirst urine_often', // aldosteronism
    '2 missed_period, blurred cold fatigue headache low_libido low_pressure no_appetite weight_gain', // hypopituitarism
    '2 big_hands, blurred headache irregular_period joint_pain sweating thick_skin, hoarse numb snore', // acromegaly
    '2 thirst urine_often, dehydrated fatigue night_urine', // diabetes insipidus
    '3 waist weight_gain, breathless_effort fatigue joint_pain skin_dark snore sweating, back_pain', // obesity, metabolic syndrome
    '2 cramps numb spasm, dry_hair dry_skin fatigue, fits worry', // low calcium
    '2 bone_pain constipation fatigue, depressed forgetful fracture nausea no_appetite thirst urine_often weak_muscles, belly_pain flank_pain', // high calcium, parathyroid
    '2 high_fats, waist', // blood fats
    '2 early_puberty slow_growth, acne hairy', // puberty
    '1 hairy irregular_period, acne early_puberty slow_growth, vomit', // adrenal hyperplasia
    '2 infertile low_libido missed_period nipple_discharge, blurred headache', // prolactinoma
    '1 , belly_lump flank_pain hairy high_pressure weight_loss', // adrenal tumours
    '2 bulging_eyes, double_vision dry_eyes eye_pain lid_swell photophobia red_eyes', // Graves’ eyes
    '2 , big_toe high_fats joint_pain waist', // uric acid
    '2 , confused cramps fits headache lethargic nausea', // sodium
    '1 , confused diarrhoea high_fever palpitations sweating vomit', // thyroid storm
    '1 , cold coma face_oedema lethargic slow slow_beat', // myxoedema coma
    '2 , acne hair_loss hot_flush irregular_period low_libido moody weight_gain', // hormone imbalance
    '2 numb_feet, burning cold_limbs cramps electric foot_pain numb unsteady weak_muscles, numb_hand wasting', // nerves in diabetes
    '2 bloating diarrhoea dizzy erection palpitations sweating, constipation early_full faint incontinence low_libido nausea night_urine painful_sex urgency vaginal_dry vertigo, heartburn vomit weak_stream', // autonomic nerves in diabetes
    '2 cracks dry_skin numb_feet slow_wound, blisters cold_limbs nails pus redness skin_dark swelling warm wound, cramps fever', // diabetic foot, infected
    '2 , blurred floaters thirst vision_loss', // eyes in diabetes
    '2 snore waist, belch breathless breathless_effort fatigue heavy_legs knee_pain no_sleep, acne back_pain depressed heartburn high_pressure irregular_period skin_dark stretch_marks sweating', // obesity
    '2 fatigue hair_loss moody palpitations, depressed half_head headache muscle_pain no_focus no_sleep weight_gain worry, forgetful irregular_period tremor weight_loss', // thyroiditis after birth and others
    '1 blurred headache vision_loss, fatigue irregular_period low_libido nipple_discharge weight_gain, double_vision vomit', // pituitary tumours
    '1 +hepatobiliary_surgery confused dizzy hunger sweating, blurred faint fits palpitations weight_gain', // insulinoma
    '2 erection low_libido man_breast, fatigue fracture hair_loss infertile moody wasting', // lack of testosterone
    '1 early_puberty infertile missed_period slow_growth, deformity', // Turner and kin
    '1 +rheumatology bone_pain deformity fracture, cramps delay slow_growth walk_hard weak_muscles', // lack of vitamin D
    '2 hair_loss heavy_period infertile irregular_period, acne hairy hot_flush moody vaginal_dry, low_libido no_sleep weight_gain', // hormones of women
    '2 high_fats, belly_pain skin_lump, eye_ring numb', // familial blood fats
    '2 fatigue thirst urine_often, hunger often_ill skin_dark waist, numb_hand', // before diabetes
    '1 weak_muscles, cramps fatigue palpitations paralysis', // potassium and thyroid
  ],
  hematology: [
    '3 breathless_effort dizzy fatigue nails pale palpitations, breathless cold_limbs headache, chest_pain faint hair_loss mouth_sores no_appetite no_focus', // anaemia
    '2 bruises gum_bleed heavy_period nosebleed petechiae, bleeds, blood_urine bloody_stool fatigue', // low platelets
    '2 +oncology bone_pain bruises fatigue fever nodes often_ill pale, gum_bleed night_sweats nosebleed petechiae weight_loss', // leukaemia
    '2 +oncology fever neck_nodes night_sweats nodes weight_loss, armpit_lump fatigue itch, belly_pain breathless cough', // lymphoma
    '2 jaundice pale, breathless dark_urine fatigue slow_growth, belly_lump bone_pain deformity', // thalassaemia, haemolysis
    '2 bleeds bruises joint_swell, blood_urine joint_pain nosebleed', // haemophilia
    '2 +oncology back_pain bone_pain fatigue fracture often_ill, numb pale thirst weight_loss, constipation foamy_urine', // myeloma
    '2 bruises fatigue often_ill pale, breathless fever gum_bleed petechiae', // aplastic anaemia
    '2 headache itch, blurred bruises burning dizzy fatigue high_pressure hot_flush redness', // polycythaemia
    '2 numb, fatigue forgetful mouth_sores pale unsteady weak_muscles, depressed diarrhoea', // lack of B12
    '1 belly_lump early_full, bone_pain fatigue night_sweats weight_loss', // chronic leukaemia, myelofibrosis
    '2 , fatigue fever mouth_sores often_ill sore_throat', // low white cells
    '2 dark_urine jaundice pale, back_pain belly_pain breathless dizzy fatigue fever palpitations, chills headache', // G6PD, haemolysis
    '1 bone_pain jaundice, big_spleen chest_pain fatigue fever finger joint_pain, often_ill slow_growth', // sickle cell
    '1 calf_swell leg_oedema, breathless chest_pain leg_pain miscarry', // blood that clots
    '1 big_liver big_spleen fever, bruises fatigue jaundice nodes pale, weight_loss', // spleen, haemophagocytosis
  ],
  oncology: [
    '3 blood_cough chest_pain cough weight_loss, breathless fatigue hoarse no_appetite, bone_pain face_oedema headache often_ill shoulder_pain wheeze', // lung cancer
    '3 early_full no_appetite weight_loss, black_stool bloating fatigue nausea upper_belly vomit vomit_blood, belly_lump heartburn pale swallow', // stomach cancer
    '2 swallow weight_loss, chest_pain cough heartburn hoarse regurgitate, fatigue vomit', // cancer of the oesophagus
    '2 nodes, bone_pain fatigue lump weight_loss, fever night_sweats', // cancer, metastases
    '2 lump, belly_lump skin_lump swelling, belly_pain limited numb', // sarcoma
    '1 , blocked_nose bulging_eyes double_vision face_pain neck_nodes nosebleed swelling', // cancer of the sinuses
    '1 , breathless chest_pain cough fatigue night_sweats weight_loss', // mesothelioma
    '1 , breathless chest_pain cough droopy_lid face_oedema swallow weak_muscles', // thymoma
    '1 salivary, face_droop lump neck_nodes numb', // salivary cancer
    '1 , belly_pain bloating diarrhoea hot_flush weight_loss, bloody_stool hunger jaundice', // neuroendocrine tumours
    '1 belly_lump, belly_pain blood_urine fever high_pressure no_appetite', // kidney tumour of children
    '1 , belly_lump bone_pain bulging_eyes fever pale weight_loss', // neuroblastoma
    '1 , ear_pain mouth_sores neck_nodes sore_throat swallow weight_loss', // cancer of the tonsil and hypopharynx
    '1 , belly_pain bloating bloody_stool jaundice pale vomit weight_loss', // cancer of the small bowel
    '1 , anus_itch anus_lump anus_pain bloody_stool bowel_habit', // anal cancer
    '1 , ascites bloating fatigue weight_loss', // peritoneal cancer
  ],
  pediatrics: [
    '3 crying feeding_poorly, fever no_appetite, lethargic vomit', // sick infant
    '2 no_appetite slow_growth, lethargic often_ill, hair_loss pale', // malnutrition
    '2 crying delay hair_loss sweating, no_sleep slow_growth, deformity', // rickets
    '2 crying, bloating feeding_poorly spit_up', // colic
    '2 crying drool fever gum_swell, feeding_poorly, diarrhoea', // teething
    '2 blisters drool fever mouth_sores rash, crying feeding_poorly no_appetite', // hand, foot and mouth
    '2 dehydrated diarrhoea vomit, crying feeding_poorly fever lethargic', // diarrhoea in children
    '2 cough fever runny_nose, crying feeding_poorly often_ill wheeze', // airways in children
    '1 rash, fever lips_swell mouth_sores nodes red_eyes', // Kawasaki
    '2 rash redness, crying', // nappy rash
    '1 , delay feeding_poorly fits slow_growth spit_up weak_muscles', // metabolic disease
    '2 mouth_white, crying feeding_poorly', // thrush in infants
    '1 , deformity delay face_round slow_growth', // Down and others
    '2 delay deformity toothache, bone_pain crying fits fracture hair_loss spasm sweating weak_muscles, slow_growth vomit', // rickets, low calcium
    '1 dark_urine jaundice pale, belly_pain breathless dizzy fatigue fever headache often_ill palpitations, lethargic', // G6PD deficiency
    '2 breathless cough fever runny_nose wheeze, cyanosis high_fever lethargic no_appetite', // RSV, bronchiolitis
    '1 groin_lump testicle_lump, groin_pain scrotum_heavy testicle_pain', // hydrocele, hernia of boys
    '1 big_head delay fits, crying vomit', // hydrocephalus, small heads
    '2 fits high_fever, fever lethargic vomit', // fits with fever
    '1 slow_growth, breathless cyanosis feeding_poorly sweating', // heart defects
    '2 fever rash, cough no_appetite red_eyes runny_nose, itch', // rashes of childhood
    '2 bedwetting, belly_pain constipation crying fever urine_burn', // bladder in children
  ],
  neonatology: [
    '2 jaundice lethargic, crying dark_urine feeding_poorly pale_stool', // newborn jaundice
    '2 breathless feeding_poorly lethargic, bloating crying cyanosis fever jaundice', // newborn infection
    '1 , breathless cyanosis feeding_poorly lethargic slow_growth', // prematurity
    '1 bloating bloody_stool, feeding_poorly lethargic vomit', // necrotising enterocolitis
    '1 deformity, breathless cyanosis feeding_poorly', // birth defects
  ],
  pediatric_nephrology: [
    '1 face_oedema foamy_urine, ascites urine_little weight_gain',
    '1 , bedwetting cloudy_urine crying fever urine_burn vomit',
  ], // nephrotic, urinary infection
  pediatric_endocrinology: [
    '2 early_puberty slow_growth, weight_gain',
    '1 bedwetting thirst urine_often weight_loss, fatigue',
  ], // puberty and growth, diabetes type 1
  pediatric_hemato_oncology: ['1 bone_pain bruises nodes pale, belly_lump fatigue fever often_ill petechiae'], // leukaemia in children
  toxicology: [
    '1 , belly_pain breathless confused dizzy drool fits sweating vomit',
    '1 , bite bleeds breathless droopy_lid swelling',
  ], // poison, snake
  nutrition: ['1 , fatigue hair_loss no_appetite pale slow_growth weight_loss', '1 waist weight_gain'], // too little, too much
};
