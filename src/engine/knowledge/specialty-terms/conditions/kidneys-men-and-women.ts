import type { ConditionTable } from './condition-table.ts';

export const kidneyAndSexConditions: ConditionTable = {
  nephrology: [
    '3 oedema! fatigue! leg_oedema! face_oedema foamy_urine urine_little nausea no_appetite itch! high_pressure breathless night_urine cramps? pale no_sleep? taste_loss? vomit? no_focus? dry_skin? blood_urine? weight_loss?', // chronic kidney disease
    '2 oedema urine_little! leg_oedema! fatigue breathless nausea confused chest_pain? vomit face_oedema flank_pain? lethargic? fits?', // acute kidney injury
    '2 foamy_urine! face_oedema! leg_oedema! oedema! weight_gain! fatigue no_appetite urine_little ascites? high_fats?', // nephrotic syndrome
    '2 oedema! blood_urine! face_oedema! leg_oedema high_pressure! foamy_urine! urine_little! fatigue headache? dark_urine breathless? flank_pain? fever?', // glomerulonephritis, IgA
    '2 flank_pain! blood_urine high_pressure! headache belly_lump? urine_often? back_pain foamy_urine? bloating?', // polycystic kidneys
    '3 fever! chills! flank_pain! urine_burn urine_often nausea vomit cloudy_urine blood_urine back_pain fatigue? high_fever', // pyelonephritis
    '2 oedema! foamy_urine! leg_oedema! high_pressure fatigue no_appetite? thirst? itch? blurred?', // diabetic kidney
    '1 foamy_urine joint_pain rash blood_urine leg_oedema high_pressure fatigue hair_loss?', // lupus nephritis
    '1 urine_often thirst weak_muscles cramps fatigue constipation bone_pain slow_growth', // tubular disorders
    '1 rash fever blood_urine urine_little joint_pain nausea fatigue', // interstitial nephritis
    '2 weak_muscles cramps palpitations fatigue nausea numb irregular_beat', // potassium
    '1 bloody_stool diarrhoea pale urine_little bruises fatigue', // haemolytic uraemic
    '1 muscle_pain dark_urine! weak_muscles urine_little fatigue', // rhabdomyolysis
  ],
  urology: [
    '3 flank_pain! blood_urine! urine_burn nausea! vomit urine_often fever? chills? groin_pain back_pain! cloudy_urine weak_stream? testicle_pain? sweating?', // kidney and ureter stones
    '2 lower_belly! urine_burn! blood_urine! weak_stream! urine_often urgency', // bladder stones
    '3 urine_burn! urine_often! urgency! cloudy_urine! lower_belly! blood_urine fever? pelvis? back_pain?', // cystitis, urinary infection
    '2 urine_burn! urethral_pus! urine_often penis_skin? painful_sex? pelvis? testicle_pain? blood_urine? fever?', // urethritis
    '3 urine_often! night_urine! weak_stream! urgency! incontinence? blood_urine? urine_burn?', // enlarged prostate
    '2 urine_burn! pelvis! urine_often! ejaculation! fever chills back_pain weak_stream testicle_pain? lower_belly semen_blood? muscle_pain? night_urine', // prostatitis
    '3 urgency! urine_often! night_urine! incontinence!', // overactive bladder
    '3 incontinence! urgency urine_often cough? prolapse?', // incontinence
    '2 weak_stream! urine_burn blood_urine? urine_often incontinence? pelvis? cloudy_urine?', // urethral stricture
    '2 flank_pain! nausea vomit urine_often blood_urine fever belly_lump? urine_little urine_burn', // hydronephrosis
    '2 +oncology blood_urine! urine_often urine_burn back_pain? weight_loss? flank_pain? lower_belly fatigue? leg_oedema? bone_pain? urgency', // bladder cancer
    '2 +oncology blood_urine! flank_pain! belly_lump weight_loss! fatigue fever? pale? no_appetite night_sweats? back_pain', // kidney cancer
    '2 +oncology weak_stream night_urine blood_urine semen_blood! back_pain bone_pain! erection! weight_loss pelvis hip_pain? urine_often urine_burn?', // prostate cancer
    '2 urine_often urgency pelvis! painful_sex lower_belly urine_burn', // interstitial cystitis
    '2 weak_stream! lower_belly! urine_little', // retention
    '1 incontinence weak_stream urine_often stool_leak constipation numb', // neurogenic bladder
    '2 bedwetting!', // bedwetting
    '1 fever urine_burn flank_pain bedwetting slow_growth? cloudy_urine', // reflux of urine
    '1 flank_pain nausea vomit blood_urine belly_lump', // pelvi-ureteric obstruction
    '2 flank_pain back_pain blood_urine? high_pressure? urine_often?', // kidney cysts
    '1 flank_pain blood_urine injury bruises', // kidney injury
    '1 incontinence lower_belly vaginal_bleed? discharge? urine_burn', // urinary fistula
    '1 flank_pain fever weight_loss cloudy_urine urine_burn blood_urine fatigue night_sweats', // renal abscess, urinary tuberculosis
    '1 skin_lump urine_burn blood_urine weak_stream urine_often', // urethral caruncle, diverticulum
  ],
  andrology: [
    '3 erection! low_libido worry? depressed? fatigue? ejaculation?', // erectile dysfunction
    '3 ejaculation! worry? low_libido? depressed?', // premature and other ejaculation
    '2 low_libido! erection! fatigue! depressed moody weight_gain? wasting? hair_loss? no_sleep? hot_flush? no_focus? man_breast? infertile? weak_muscles fracture?', // low testosterone
    '2 scrotum_heavy! testicle_pain! infertile! testicle_lump no_testicle?', // varicocele
    '2 testicle_pain! fever! urine_burn! swelling! urethral_pus? groin_pain chills lower_belly? redness semen_blood? ejaculation? nausea?', // epididymitis, orchitis
    '2 testicle_pain! vomit! nausea! lower_belly swelling groin_pain? redness? urine_often?', // torsion
    '2 testicle_lump! scrotum_heavy! swelling testicle_pain?', // hydrocele, spermatocele
    '2 +oncology testicle_lump! scrotum_heavy! testicle_pain lower_belly groin_pain man_breast? back_pain? swelling', // testicular cancer
    '2 no_testicle! infertile? groin_lump', // undescended testis
    '3 foreskin! penis_skin! urine_burn? weak_stream? swelling redness?', // phimosis
    '3 penis_skin! genital_pain redness! itch! pus swelling urine_burn? burning foreskin? scales? painful_sex? sores?', // balanitis
    '2 penis_curve! erection! long_erection! painful_sex lump?', // Peyronie, curvature
    '2 long_erection! penis_skin?', // priapism
    '1 penis_curve! weak_stream', // hypospadias
    '2 infertile! ejaculation no_testicle low_libido? testicle_lump? scrotum_heavy? man_breast?', // male infertility
    '2 semen_blood! ejaculation urine_burn pelvis?', // blood in semen
    '2 man_breast! breast_pain? nipple_discharge? lump?', // gynaecomastia
    '1 +oncology penis_skin sores skin_lump pus swelling groin_lump nodes bad_breath?', // penile cancer
    '1 no_testicle! man_breast! infertile! early_puberty low_libido big_hands? hairy?', // Klinefelter, hypogonadism
    '2 +dermatology genital_sores! urethral_pus urine_burn nodes rash? itch skin_lump genital_pain', // sexually transmitted disease of men
    '1 genital_pain! injury penis_skin testicle_pain bruises long_erection', // penile injury
    '1 genital_pain! pus! redness testicle_pain wound fever swelling penis_skin palpitations?', // Fournier
  ],
  gynecology: [
    '3 vaginal_itch! discharge! genital_pain burning urine_burn painful_sex redness? swelling? vaginal_bleed?', // vaginitis
    '3 discharge! sex_bleed! painful_sex! pelvis urine_burn? vaginal_bleed lower_belly? vaginal_itch back_pain?', // cervicitis
    '3 lower_belly! discharge! fever! pelvis! painful_sex! irregular_period vaginal_bleed? urine_burn? nausea? back_pain chills? sex_bleed?', // pelvic inflammation
    '3 irregular_period! hairy! acne! weight_gain! missed_period! infertile hair_loss skin_dark waist? moody? depressed? no_sleep? heavy_period?', // polycystic ovaries
    '3 heavy_period! lower_belly! pelvis! urine_often! constipation back_pain painful_sex vaginal_bleed belly_lump pale? fatigue? infertile? bloating weak_stream?', // fibroids
    '3 period_pain! painful_sex! pelvis! infertile! heavy_period anus_pain? urine_burn? back_pain bloody_stool? fatigue? constipation? diarrhoea? bloating nausea', // endometriosis
    '2 heavy_period! period_pain! pelvis painful_sex lower_belly belly_lump? pale?', // adenomyosis
    '3 lower_belly! pelvis bloating irregular_period painful_sex urine_often vaginal_bleed nausea? constipation? belly_lump? breast_pain? early_full?', // ovarian cyst
    '2 lower_belly! vomit! nausea! fever? palpitations? pale?', // torsion or rupture of a cyst
    '3 hot_flush! no_sleep! moody! vaginal_dry! sweating night_sweats irregular_period! missed_period low_libido forgetful? joint_pain? palpitations? depressed? menopause! hair_loss? dry_skin? weight_gain? fatigue headache?', // menopause
    '3 irregular_period! heavy_period! missed_period! vaginal_bleed', // menstrual disorders
    '3 period_pain! lower_belly before_period nausea vomit? diarrhoea? headache fatigue back_pain dizzy?', // painful periods
    '2 missed_period! hot_flush? acne? hairy? nipple_discharge? vaginal_dry headache? infertile? hair_loss?', // absent periods, ovarian failure
    '3 before_period! moody! breast_pain! bloating headache fatigue no_sleep? depressed acne? body_aches?', // premenstrual syndrome
    '2 vaginal_bleed! heavy_period sex_bleed irregular_period infertile? menopause discharge?', // polyps of womb and cervix
    '2 vaginal_bleed! irregular_period heavy_period menopause', // endometrial hyperplasia
    '3 +oncology vaginal_bleed! sex_bleed! discharge! pelvis! painful_sex weight_loss? leg_oedema? back_pain? menopause urine_burn? fatigue?', // cervical cancer
    '2 +oncology vaginal_bleed! menopause! discharge pelvis painful_sex? weight_loss? heavy_period urine_burn?', // endometrial cancer
    '2 +oncology bloating! belly_lump! pelvis! early_full! weight_loss! urine_often lower_belly no_appetite constipation ascites! fatigue vaginal_bleed? back_pain? irregular_period?', // ovarian cancer
    '1 +oncology vaginal_itch! vaginal_lump! sores vaginal_bleed burning skin_light? thick_skin', // vulvar and vaginal cancer
    '2 prolapse! incontinence! back_pain constipation painful_sex vaginal_bleed? pelvis urine_often discharge?', // prolapse
    '2 vaginal_lump! painful_sex walk_hard? swelling pus? fever?', // Bartholin cyst
    '2 painful_sex! vaginal_dry burning low_libido worry?', // vaginismus, dryness
    '2 genital_sores! vaginal_itch discharge skin_lump sex_bleed', // genital warts
    '2 vaginal_bleed! lower_belly fever discharge! pelvis heavy_period', // endometritis
    '2 infertile! discharge? lower_belly pelvis irregular_period painful_sex', // blocked tubes
    '2 missed_period lower_belly! period_pain infertile', // congenital anomalies, adhesions of the womb
    '1 vaginal_itch skin_light burning painful_sex thick_skin', // lichen of the vulva
    '2 sex_bleed! discharge! vaginal_bleed lower_belly? painful_sex', // cervical ectropion, precancer
    '1 pelvis! heavy_legs bulge_veins back_pain painful_sex', // pelvic congestion
    '2 discharge! vaginal_itch urine_burn lower_belly genital_sores fever?', // sexually transmitted disease of women
  ],
  obstetrics: [
    '3 pregnant! missed_period! nausea! breast_pain fatigue urine_often vomit nghen!', // pregnancy
    '2 pregnant! lower_belly! vaginal_bleed! back_pain contractions', // threatened miscarriage
    '2 missed_period! lower_belly! vaginal_bleed! dizzy faint? shoulder_pain? nausea? pelvis pregnant', // ectopic pregnancy
    '2 pregnant! high_pressure! headache! blurred! oedema! leg_oedema face_oedema upper_belly nausea weight_gain foamy_urine breathless? right_upper? fits?', // pre-eclampsia
    '2 pregnant! nghen! vomit! nausea! dehydrated weight_loss fatigue dizzy', // hyperemesis
    '2 pregnant! contractions! lower_belly back_pain! discharge? pelvis vaginal_bleed', // preterm labour
    '2 pregnant! thirst! urine_often fatigue weight_gain blurred? hunger', // diabetes of pregnancy
    '1 pregnant! vaginal_bleed! belly_pain contractions back_pain', // placenta
    '1 pregnant! vaginal_bleed! nausea vomit belly_lump', // molar pregnancy
    '2 fever! discharge! lower_belly! chills vaginal_bleed', // infection after birth
    '2 vaginal_bleed! dizzy pale low_pressure palpitations', // bleeding after birth
    '1 pregnant itch! jaundice dark_urine', // cholestasis of pregnancy
    '2 fetal! pregnant! contractions', // fewer movements, amniotic fluid
    '2 miscarry! vaginal_bleed! lower_belly pregnant', // miscarriage
    '1 pregnant breathless belly_pain leg_oedema contractions', // too much fluid, twins
    '2 +psychiatry depressed! no_sleep moody worry fatigue no_appetite', // depression after birth
  ],
  reproductive_medicine: [
    '3 infertile! irregular_period missed_period period_pain? painful_sex? discharge? hairy? acne?', // female infertility
    '2 infertile! miscarry!', // repeated miscarriage
    '2 bloating! nausea weight_gain! ascites lower_belly breathless urine_little', // ovarian hyperstimulation
    '2 infertile! missed_period! hot_flush! irregular_period vaginal_dry night_sweats low_libido', // low ovarian reserve
    '2 infertile! irregular_period missed_period nipple_discharge', // no ovulation
    '1 infertile missed_period early_puberty! slow_growth no_testicle', // genetic causes
    '2 infertile vaginal_bleed heavy_period miscarry', // septate womb, thin lining
  ],
  breast: [
    '3 breast_lump! breast_pain lump?', // fibroadenoma
    '3 breast_pain! breast_lump before_period nipple_discharge armpit_lump?', // fibrocystic change
    '2 breast_pain! breast_swell! fever! redness! warm chills pus? nipple_change fatigue? breast_lump', // mastitis, abscess
    '2 nipple_discharge! breast_lump breast_pain nipple_change', // duct ectasia, papilloma
    '3 +oncology breast_lump! breast_skin! nipple_discharge! nipple_change! armpit_lump! breast_pain breast_swell nodes redness?', // breast cancer
    '2 nipple_change! itch scales sores nipple_discharge burning', // Paget, nipple eczema
    '2 breast_pain! breast_swell breast_lump', // milk stasis
    '1 breast_lump breast_swell! breast_skin', // phyllodes
    '2 breast_pain! before_period?', // breast pain
    '1 +endocrinology nipple_discharge! missed_period! headache? low_libido infertile blurred? vaginal_dry', // high prolactin
    '1 breast_lump nodes breast_skin injury', // fat necrosis
    '1 armpit_lump! breast_pain before_period', // accessory breast
  ],
};
