import type { ConditionTable } from './condition-table.ts';

export const bellyConditions: ConditionTable = {
  gastroenterology: [
    '3 heartburn! belch! chest_pain nausea regurgitate! swallow? dry_cough? hoarse? sore_throat? bad_breath? throat_lump? upper_belly toothache? drool?', // reflux
    '3 upper_belly! nausea bloating! belch! heartburn vomit no_appetite early_full? weight_loss? black_stool?', // gastritis
    '3 upper_belly! heartburn bloating belch nausea vomit black_stool? vomit_blood? weight_loss? no_appetite hunger? no_sleep?', // peptic ulcer
    '3 bloating! early_full! upper_belly belch nausea heartburn', // dyspepsia
    '2 upper_belly bloating nausea belch bad_breath? no_appetite weight_loss?', // Helicobacter pylori
    '2 early_full! nausea! vomit! bloating! upper_belly no_appetite weight_loss regurgitate', // gastroparesis, outlet obstruction
    '3 belly_pain! bloating! diarrhoea! constipation! bowel_habit! mucus_stool fatigue? nausea? worry? tenesmus', // irritable bowel
    '2 diarrhoea! bloody_stool! belly_pain! mucus_stool! tenesmus weight_loss fatigue fever? joint_pain? mouth_sores? no_appetite? pale?', // ulcerative colitis
    '2 belly_pain! diarrhoea! weight_loss! fatigue fever bloody_stool mouth_sores? anus_pain? no_appetite joint_pain? pale?', // Crohn
    '3 belly_pain! diarrhoea! bloating constipation mucus_stool bowel_habit tenesmus bloody_stool? fatigue?', // colitis
    '3 diarrhoea! belly_pain! vomit! nausea fever dehydrated headache? chills? fatigue thirst? muscle_pain?', // gastroenteritis, food poisoning
    '3 constipation! belly_pain bloating tenesmus anus_pain? bloody_stool? no_appetite? nausea?', // constipation
    '2 swallow! regurgitate! chest_pain weight_loss heartburn dry_cough? vomit?', // achalasia and spasm
    '2 swallow! heartburn chest_pain nausea? regurgitate', // oesophagitis, stricture
    '1 swallow! bad_breath regurgitate dry_cough throat_lump', // diverticulum of the oesophagus
    '2 heartburn chest_pain belch swallow? upper_belly regurgitate breathless?', // hiatus hernia
    '3 black_stool! vomit_blood! pale! dizzy! fatigue faint? palpitations? bloody_stool low_pressure? sweating? belly_pain', // bleeding gut
    '2 left_lower! belly_pain fever constipation nausea bloody_stool bloating diarrhoea vomit?', // diverticulitis
    '2 bloody_stool bowel_habit belly_pain pale? constipation mucus_stool fatigue?', // polyps of the colon
    '2 diarrhoea! bloating! belly_pain nausea belch? rash?', // lactose intolerance
    '1 diarrhoea! bloating weight_loss fatigue pale itch? fatty_stool slow_growth? belly_pain mouth_sores?', // coeliac and malabsorption
    '2 worms! anus_itch! belly_pain nausea weight_loss? pale? no_appetite? diarrhoea? fatigue? rash? itch? slow_growth?', // worms
    '1 diarrhoea fatty_stool bloating belly_pain nausea weight_loss dehydrated', // giardia, overgrowth
    '2 mucus_stool! bloody_stool! tenesmus! fever belly_pain! diarrhoea', // dysentery
    '2 hiccup! belch heartburn', // hiccups
    '2 bloating! belch! belly_pain diarrhoea constipation', // wind
    '1 upper_belly fatigue nausea weight_loss early_full vomit belly_lump? black_stool? no_appetite', // stomach polyps, tumours
    '2 bad_breath heartburn belch dry_mouth bloating', // bitter mouth
    '1 pale fatigue numb upper_belly bloating diarrhoea', // atrophic gastritis
    '2 +general_surgery belly_pain! vomit! bloating! constipation! belly_rigid!', // obstruction
    '1 stool_leak! anus_itch? constipation? diarrhoea', // incontinence of stool
    '1 diarrhoea hot_flush wheeze belly_pain', // carcinoid
  ],
  hepatology: [
    '3 fatigue! jaundice! no_appetite! nausea right_upper dark_urine! joint_pain? fever? itch? vomit? pale_stool belly_pain?', // viral hepatitis
    '3 fatigue! no_appetite jaundice! ascites! leg_oedema! weight_loss bruises itch nosebleed? gum_bleed? spider_veins! confused? vomit_blood? nausea man_breast? right_upper', // cirrhosis
    '3 fatigue! right_upper! waist? no_appetite? nausea? bloating? jaundice?', // fatty liver
    '2 fatigue jaundice! no_appetite nausea vomit right_upper fever ascites? weight_loss', // alcoholic liver
    '2 fatigue! jaundice! joint_pain itch! right_upper rash? no_appetite spider_veins? missed_period?', // autoimmune hepatitis
    '2 itch! fatigue! jaundice! dry_eyes? dry_mouth? skin_dark? right_upper bone_pain? weight_loss', // cholangitis, biliary cirrhosis
    '2 jaundice! confused! bleeds? ascites nausea fatigue sleepy? lethargic? bruises', // liver failure
    '2 right_upper! fever! chills! fatigue no_appetite? weight_loss? jaundice? nausea sweating pleuritic?', // liver abscess
    '1 right_upper bloating nausea early_full no_appetite? belly_lump?', // cysts and haemangioma
    '2 +oncology right_upper! weight_loss! fatigue! jaundice! no_appetite! ascites belly_lump nausea fever? itch? pale_stool?', // liver cancer
    '2 confused! sleepy! tremor no_focus moody no_sleep forgetful unsteady jaundice bad_breath? slow?', // hepatic encephalopathy
    '1 fatigue jaundice tremor? slow? speech? depressed? hallucination?', // Wilson
    '1 fatigue joint_pain skin_dark low_libido weight_loss belly_pain', // haemochromatosis
    '2 jaundice fatigue? dark_urine nausea', // Gilbert, raised liver values
    '1 vomit_blood! black_stool! ascites bulge_veins pale', // portal hypertension
    '1 right_upper fever? itch rash weight_loss? worms no_appetite', // liver fluke
  ],
  hepatobiliary_surgery: [
    '3 right_upper! upper_belly nausea! vomit bloating fever jaundice? shoulder_pain? chills? dark_urine? sweating?', // gallstones, cholecystitis
    '2 right_upper! fever! chills! jaundice! dark_urine pale_stool itch nausea vomit? confused?', // cholangitis, bile duct stones
    '3 upper_belly! nausea! vomit! fever bloating palpitations! back_pain jaundice? sweating?', // acute pancreatitis
    '2 upper_belly! weight_loss! fatty_stool! diarrhoea nausea back_pain vomit? jaundice? thirst?', // chronic pancreatitis
    '2 +oncology upper_belly! weight_loss! jaundice! back_pain no_appetite fatigue dark_urine pale_stool itch nausea fatty_stool thirst?', // pancreatic cancer
    '1 +oncology jaundice! itch! weight_loss right_upper pale_stool dark_urine fever? fatigue no_appetite', // bile duct cancer
    '2 right_upper nausea bloating', // gallbladder polyps
    '1 upper_belly nausea early_full vomit weight_loss? belly_lump', // pancreatic cyst
  ],
  colorectal_surgery: [
    '3 bloody_stool! anus_lump! anus_pain! anus_itch! constipation? pus? swelling?', // piles
    '3 anus_pain! bloody_stool! anus_itch constipation burning', // fissure
    '2 anus_pain! pus! anus_lump! fever? swelling! redness? anus_itch? chills?', // abscess and fistula
    '2 anus_lump! stool_leak! bloody_stool mucus_stool tenesmus constipation', // rectal prolapse
    '2 anus_itch! burning redness? scales?', // anal itch
    '1 pus swelling buttock fever redness anus_pain', // pilonidal sinus
    '2 bloody_stool mucus_stool tenesmus anus_pain diarrhoea', // proctitis
    '1 skin_lump anus_itch anus_lump genital_sores bloody_stool', // anal warts
    '2 constipation tenesmus anus_lump? incontinence? pelvis', // rectocele, pelvic floor
    '2 +oncology bloody_stool! bowel_habit! belly_pain! weight_loss! tenesmus fatigue constipation diarrhoea pale? bloating mucus_stool anus_pain?', // cancer of colon and rectum
  ],
  general_surgery: [
    '3 right_lower! belly_pain nausea! vomit fever! no_appetite! constipation? diarrhoea? bloating?', // appendicitis
    '3 groin_lump! groin_pain heavy_legs? belly_pain vomit? constipation? testicle_pain?', // hernia
    '2 belly_rigid! belly_pain! fever nausea vomit bloating chills? palpitations? thirst? sweating?', // peritonitis, perforation
    '2 skin_lump! lump', // lipoma, cyst
    '1 belly_pain fatigue early_full pale bruises? left_lower?', // spleen
    '2 belly_pain injury pale dizzy low_pressure', // abdominal injury
    '2 redness! swelling! warm! pus! fever wound', // abscess, cellulitis
    '1 belly_pain vomit bloating constipation weight_loss', // adhesions
    '1 fever right_lower diarrhoea nodes nausea', // mesenteric nodes
  ],
  pediatric_gastroenterology: [
    '2 diarrhoea! vomit! fever dehydrated! lethargic? crying? feeding_poorly thirst', // rotavirus
    '2 constipation! belly_pain crying bloody_stool? feeding_poorly', // constipation in children
    '2 spit_up! feeding_poorly crying slow_growth cough? wheeze?', // reflux in infants
  ],
  pediatric_surgery: [
    '1 crying! vomit! bloody_stool! belly_pain lethargic pale', // intussusception
    '1 spit_up! slow_growth dehydrated hunger', // pyloric stenosis
    '1 constipation! bloating! vomit slow_growth feeding_poorly', // Hirschsprung
    '1 jaundice! pale_stool! dark_urine slow_growth ascites', // biliary atresia
    '1 no_testicle! groin_lump', // undescended testis in boys
  ],
};
