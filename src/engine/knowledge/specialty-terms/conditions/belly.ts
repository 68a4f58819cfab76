import type { ConditionTable } from './condition-table.ts';

export const bellyConditions: ConditionTable = {
  gastroenterology: [
    '3 belch heartburn regurgitate, chest_pain nausea upper_belly, bad_breath drool dry_cough hoarse sore_throat swallow throat_lump toothache', // reflux
    '3 belch bloating upper_belly, heartburn nausea no_appetite vomit, black_stool early_full weight_loss', // gastritis
    '3 upper_belly, belch bloating heartburn nausea no_appetite vomit, black_stool hunger no_sleep vomit_blood weight_loss', // peptic ulcer
    '3 bloating early_full, belch heartburn nausea upper_belly', // dyspepsia
    '2 , belch bloating nausea no_appetite upper_belly, bad_breath weight_loss', // Helicobacter pylori
    '2 bloating early_full nausea vomit, no_appetite regurgitate upper_belly weight_loss', // gastroparesis, outlet obstruction
    '3 belly_pain bloating bowel_habit constipation diarrhoea, mucus_stool tenesmus, fatigue nausea worry', // irritable bowel
    '2 belly_pain bloody_stool diarrhoea mucus_stool, fatigue tenesmus weight_loss, fever joint_pain mouth_sores no_appetite pale', // ulcerative colitis
    '2 belly_pain diarrhoea weight_loss, bloody_stool fatigue fever no_appetite, anus_pain joint_pain mouth_sores pale', // Crohn
    '3 belly_pain diarrhoea, bloating bowel_habit constipation mucus_stool tenesmus, bloody_stool fatigue', // colitis
    '3 belly_pain diarrhoea vomit, dehydrated fatigue fever nausea, chills headache muscle_pain thirst', // gastroenteritis, food poisoning
    '3 constipation, belly_pain bloating tenesmus, anus_pain bloody_stool nausea no_appetite', // constipation
    '2 regurgitate swallow, chest_pain heartburn weight_loss, dry_cough vomit', // achalasia and spasm
    '2 swallow, chest_pain heartburn regurgitate, nausea', // oesophagitis, stricture
    '1 swallow, bad_breath dry_cough regurgitate throat_lump', // diverticulum of the oesophagus
    '2 , belch chest_pain heartburn regurgitate upper_belly, breathless swallow', // hiatus hernia
    '3 black_stool dizzy pale vomit_blood, belly_pain bloody_stool fatigue, faint low_pressure palpitations sweating', // bleeding gut
    '2 left_lower, belly_pain bloating bloody_stool constipation diarrhoea fever nausea, vomit', // diverticulitis
    '2 , belly_pain bloody_stool bowel_habit constipation mucus_stool, fatigue pale', // polyps of the colon
    '2 bloating diarrhoea, belly_pain nausea, belch rash', // lactose intolerance
    '1 diarrhoea, belly_pain bloating fatigue fatty_stool pale weight_loss, itch mouth_sores slow_growth', // coeliac and malabsorption
    '2 anus_itch worms, belly_pain nausea, diarrhoea fatigue itch no_appetite pale rash slow_growth weight_loss', // worms
    '1 , belly_pain bloating dehydrated diarrhoea fatty_stool nausea weight_loss', // giardia, overgrowth
    '2 belly_pain bloody_stool mucus_stool tenesmus, diarrhoea fever', // dysentery
    '2 hiccup, belch heartburn', // hiccups
    '2 belch bloating, belly_pain constipation diarrhoea', // wind
    '1 , early_full fatigue nausea no_appetite upper_belly vomit weight_loss, belly_lump black_stool', // stomach polyps, tumours
    '2 , bad_breath belch bloating dry_mouth heartburn', // bitter mouth
    '1 , bloating diarrhoea fatigue numb pale upper_belly', // atrophic gastritis
    '2 +general_surgery belly_pain belly_rigid bloating constipation vomit', // obstruction
    '1 stool_leak, diarrhoea, anus_itch constipation', // incontinence of stool
    '1 , belly_pain diarrhoea hot_flush wheeze', // carcinoid
    '1 , chest_pain cough heartburn regurgitate swallow, black_stool vomit_blood weight_loss', // Barrett
    '2 dry_cough heartburn hoarse throat_lump, bad_breath chest_pain sore_throat wheeze, breathless no_sleep toothache', // reflux beyond the gullet
    '2 +general_surgery belly_pain bloating, nausea upper_belly vomit, belch early_full fever', // twisted stomach or bowel
    '2 belly_pain diarrhoea fatigue weight_loss, bloating nausea no_appetite pale, fever night_sweats', // tuberculosis and tumours of the bowel
    '2 +allergy_immunology belly_pain diarrhoea vomit, bloating hives itch nausea rash, lips_swell', // food intolerance and allergy
    '1 , bloating diarrhoea fatigue fatty_stool oedema pale thirst weight_loss, cramps', // short bowel, protein loss
    '2 diarrhoea fever, belly_pain bloody_stool dehydrated fatigue nausea no_appetite', // colitis after antibiotics, radiation
    '1 , belly_pain bloating bloody_stool bowel_habit diarrhoea joint_pain red_eyes skin_lump, back_pain fever', // bowel disease outside the bowel
  ],
  hepatology: [
    '3 dark_urine fatigue jaundice no_appetite, nausea pale_stool right_upper, belly_pain fever itch joint_pain vomit', // viral hepatitis
    '3 ascites fatigue jaundice leg_oedema spider_veins, bruises itch nausea no_appetite right_upper weight_loss, confused gum_bleed man_breast nosebleed vomit_blood', // cirrhosis
    '3 fatigue right_upper, , bloating jaundice nausea no_appetite waist', // fatty liver
    '2 jaundice, fatigue fever nausea no_appetite right_upper vomit weight_loss, ascites', // alcoholic liver
    '2 fatigue itch jaundice, joint_pain no_appetite right_upper, missed_period rash spider_veins', // autoimmune hepatitis
    '2 fatigue itch jaundice, right_upper weight_loss, bone_pain dry_eyes dry_mouth skin_dark', // cholangitis, biliary cirrhosis
    '2 confused jaundice, ascites bruises fatigue nausea, bleeds lethargic sleepy', // liver failure
    '2 chills fever right_upper, fatigue nausea sweating, jaundice no_appetite pleuritic weight_loss', // liver abscess
    '1 , bloating early_full nausea right_upper, belly_lump no_appetite', // cysts and haemangioma
    '2 +oncology fatigue jaundice no_appetite right_upper weight_loss, ascites belly_lump nausea, fever itch pale_stool', // liver cancer
    '2 confused sleepy, forgetful jaundice moody no_focus no_sleep tremor unsteady, bad_breath slow', // hepatic encephalopathy
    '1 , fatigue jaundice, depressed hallucination slow speech tremor', // Wilson
    '1 , belly_pain fatigue joint_pain low_libido skin_dark weight_loss', // haemochromatosis
    '2 , dark_urine jaundice nausea, fatigue', // Gilbert, raised liver values
    '1 black_stool vomit_blood, ascites bulge_veins pale', // portal hypertension
    '1 , itch no_appetite rash right_upper worms, fever weight_loss', // liver fluke
    '2 , bruises fatigue no_sleep right_upper, bloating itch jaundice nausea no_appetite', // chronic hepatitis B and C
    '1 big_liver big_spleen, ascites bruises fatigue leg_oedema right_upper vomit_blood, jaundice', // Budd-Chiari, congestion
  ],
  hepatobiliary_surgery: [
    '3 nausea right_upper, bloating fever upper_belly vomit, chills dark_urine jaundice shoulder_pain sweating', // gallstones, cholecystitis
    '2 chills fever jaundice right_upper, dark_urine itch nausea pale_stool, confused vomit', // cholangitis, bile duct stones
    '3 nausea palpitations upper_belly vomit, back_pain bloating fever, jaundice sweating', // acute pancreatitis
    '2 fatty_stool upper_belly weight_loss, back_pain diarrhoea nausea, jaundice thirst vomit', // chronic pancreatitis
    '2 +oncology jaundice upper_belly weight_loss, back_pain dark_urine fatigue fatty_stool itch nausea no_appetite pale_stool, thirst', // pancreatic cancer
    '1 +oncology itch jaundice, dark_urine fatigue no_appetite pale_stool right_upper weight_loss, fever', // bile duct cancer
    '2 , bloating nausea right_upper', // gallbladder polyps
    '1 , belly_lump early_full nausea upper_belly vomit, weight_loss', // pancreatic cyst
    '1 belly_lump jaundice right_upper, fever nausea pale_stool vomit, itch', // choledochal cyst
    '1 , dizzy hunger palpitations sweating tremor upper_belly, confused faint', // islet cell tumours
  ],
  colorectal_surgery: [
    '3 anus_itch anus_lump anus_pain bloody_stool, , constipation pus swelling', // piles
    '3 anus_pain bloody_stool, anus_itch burning constipation', // fissure
    '2 anus_lump anus_pain pus swelling, , anus_itch chills fever redness', // abscess and fistula
    '2 anus_lump stool_leak, bloody_stool constipation mucus_stool tenesmus', // rectal prolapse
    '2 anus_itch, burning, redness scales', // anal itch
    '1 , anus_pain buttock fever pus redness swelling', // pilonidal sinus
    '2 , anus_pain bloody_stool diarrhoea mucus_stool tenesmus', // proctitis
    '1 , anus_itch anus_lump bloody_stool genital_sores skin_lump', // anal warts
    '2 , constipation pelvis tenesmus, anus_lump incontinence', // rectocele, pelvic floor
    '2 +oncology belly_pain bloody_stool bowel_habit weight_loss, bloating constipation diarrhoea fatigue mucus_stool tenesmus, anus_pain pale', // cancer of colon and rectum
    '2 constipation stool_leak, bloating incontinence pelvis, tenesmus', // pelvic floor
    '1 anus_pain, fever palpitations pus redness swelling weak_stream, chills fatigue', // deep perianal abscess
  ],
  general_surgery: [
    '3 fever nausea no_appetite right_lower, belly_pain vomit, bloating constipation diarrhoea', // appendicitis
    '3 groin_lump, belly_pain groin_pain, constipation heavy_legs testicle_pain vomit', // hernia
    '2 belly_pain belly_rigid, bloating fever nausea vomit, chills palpitations sweating thirst', // peritonitis, perforation
    '2 skin_lump, lump', // lipoma, cyst
    '1 , belly_pain early_full fatigue pale, bruises left_lower', // spleen
    '2 , belly_pain dizzy injury low_pressure pale', // abdominal injury
    '2 pus redness swelling warm, fever wound', // abscess, cellulitis
    '1 , belly_pain bloating constipation vomit weight_loss', // adhesions
    '1 , diarrhoea fever nausea nodes right_lower', // mesenteric nodes
    '2 groin_lump, belly_lump belly_pain bloating, cough nausea vomit', // umbilical, femoral and incisional hernia
    '1 big_spleen, belly_pain early_full fatigue fever, bruises pale', // spleen abscess and rupture
    '2 belly_pain bruises injury, belly_rigid blood_urine dizzy low_pressure nausea pale vomit, shoulder_pain', // injured liver, spleen, gut
  ],
  pediatric_gastroenterology: [
    '2 dehydrated diarrhoea vomit, feeding_poorly fever thirst, crying lethargic', // rotavirus
    '2 constipation, belly_pain crying feeding_poorly, bloody_stool', // constipation in children
    '2 spit_up, crying feeding_poorly slow_growth, cough wheeze', // reflux in infants
    '1 , belly_pain diarrhoea fatty_stool hives rash slow_growth spit_up vomit, bloody_stool', // milk allergy
  ],
  pediatric_surgery: [
    '1 bloody_stool crying vomit, belly_pain lethargic pale', // intussusception
    '1 spit_up, dehydrated hunger slow_growth', // pyloric stenosis
    '1 bloating constipation, feeding_poorly slow_growth vomit', // Hirschsprung
    '1 jaundice pale_stool, ascites dark_urine slow_growth', // biliary atresia
    '1 no_testicle, groin_lump', // undescended testis in boys
    '2 groin_lump testicle_lump, crying groin_pain scrotum_heavy testicle_pain, vomit', // hernia and hydrocele of boys
    '1 foreskin penis_curve, penis_skin weak_stream, urine_burn', // hypospadias, foreskin
    '1 , bloating constipation crying spit_up vomit', // malformed gut, anus
  ],
};
