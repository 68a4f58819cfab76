import type { ConditionTable } from './condition-table.ts';

export const kidneyAndSexConditions: ConditionTable = {
  nephrology: [
    '3 fatigue itch leg_oedema oedema, breathless face_oedema foamy_urine high_pressure nausea night_urine no_appetite pale urine_little, blood_urine cramps dry_skin no_focus no_sleep taste_loss vomit weight_loss', // chronic kidney disease
    '2 leg_oedema urine_little, breathless confused face_oedema fatigue nausea oedema vomit, chest_pain fits flank_pain lethargic', // acute kidney injury
    '2 face_oedema foamy_urine leg_oedema oedema weight_gain, fatigue no_appetite urine_little, ascites high_fats', // nephrotic syndrome
    '2 blood_urine face_oedema foamy_urine high_pressure oedema urine_little, dark_urine fatigue leg_oedema, breathless fever flank_pain headache', // glomerulonephritis, IgA
    '2 flank_pain high_pressure, back_pain blood_urine headache, belly_lump bloating foamy_urine urine_often', // polycystic kidneys
    '3 chills fever flank_pain, back_pain blood_urine cloudy_urine high_fever nausea urine_burn urine_often vomit, fatigue', // pyelonephritis
    '2 foamy_urine leg_oedema oedema, fatigue high_pressure, blurred itch no_appetite thirst', // diabetic kidney
    '1 , blood_urine fatigue foamy_urine high_pressure joint_pain leg_oedema rash, hair_loss', // lupus nephritis
    '1 , bone_pain constipation cramps fatigue slow_growth thirst urine_often weak_muscles', // tubular disorders
    '1 , blood_urine fatigue fever joint_pain nausea rash urine_little', // interstitial nephritis
    '2 , cramps fatigue irregular_beat nausea numb palpitations weak_muscles', // potassium
    '1 , bloody_stool bruises diarrhoea fatigue pale urine_little', // haemolytic uraemic
    '1 dark_urine, fatigue muscle_pain urine_little weak_muscles', // rhabdomyolysis
    '2 chest_pain confused fatigue urine_little, breathless leg_oedema nausea no_appetite sleepy vomit, fits irregular_beat itch', // kidney failure
    '1 blood_urine foamy_urine hearing, blurred high_pressure', // Alport
    '1 ascites confused urine_little, jaundice leg_oedema nausea weight_gain', // kidney and liver
    '1 , bloating fever nausea belly_pain pus', // dialysis peritonitis
  ],
  urology: [
    '3 back_pain blood_urine flank_pain nausea, cloudy_urine groin_pain urine_burn urine_often vomit, chills fever sweating testicle_pain weak_stream', // kidney and ureter stones
    '2 blood_urine lower_belly urine_burn weak_stream, urgency urine_often', // bladder stones
    '3 cloudy_urine lower_belly urgency urine_burn urine_often, blood_urine, back_pain fever pelvis', // cystitis, urinary infection
    '2 urethral_pus urine_burn, urine_often, blood_urine fever painful_sex pelvis penis_skin testicle_pain', // urethritis
    '3 night_urine urgency urine_often weak_stream, , blood_urine incontinence urine_burn', // enlarged prostate
    '2 ejaculation pelvis urine_burn urine_often, back_pain chills fever lower_belly night_urine weak_stream, muscle_pain semen_blood testicle_pain', // prostatitis
    '3 incontinence night_urine urgency urine_often', // overactive bladder
    '3 incontinence, urgency urine_often, cough prolapse', // incontinence
    '2 weak_stream, urine_burn urine_often, blood_urine cloudy_urine incontinence pelvis', // urethral stricture
    '2 flank_pain, blood_urine fever nausea urine_burn urine_little urine_often vomit, belly_lump', // hydronephrosis
    '2 +oncology blood_urine, lower_belly urgency urine_burn urine_often, back_pain bone_pain fatigue flank_pain leg_oedema weight_loss', // bladder cancer
    '2 +oncology blood_urine flank_pain weight_loss, back_pain belly_lump fatigue no_appetite, fever night_sweats pale', // kidney cancer
    '2 +oncology bone_pain erection semen_blood, back_pain blood_urine night_urine pelvis urine_often weak_stream weight_loss, hip_pain urine_burn', // prostate cancer
    '2 pelvis, lower_belly painful_sex urgency urine_burn urine_often', // interstitial cystitis
    '2 lower_belly weak_stream, urine_little', // retention
    '1 , constipation incontinence numb stool_leak urine_often weak_stream', // neurogenic bladder
    '2 bedwetting', // bedwetting
    '1 , bedwetting cloudy_urine fever flank_pain urine_burn, slow_growth', // reflux of urine
    '1 , belly_lump blood_urine flank_pain nausea vomit', // pelvi-ureteric obstruction
    '2 , back_pain flank_pain, blood_urine high_pressure urine_often', // kidney cysts
    '1 , blood_urine bruises flank_pain injury', // kidney injury
    '1 , incontinence lower_belly urine_burn, discharge vaginal_bleed', // urinary fistula
    '1 , blood_urine cloudy_urine fatigue fever flank_pain night_sweats urine_burn weight_loss', // renal abscess, urinary tuberculosis
    '1 , blood_urine skin_lump urine_burn urine_often weak_stream', // urethral caruncle, diverticulum
    '1 bedwetting weak_stream, blood_urine cloudy_urine urine_burn urgency', // urethral valves, meatal stenosis
    '1 blood_urine injury lower_belly, bruises swelling urine_little weak_stream', // injured bladder
    '1 fever flank_pain, belly_lump chills fatigue nausea night_sweats vomit weight_loss', // pus around the kidney
    '2 bloating flank_pain nausea, back_pain belly_pain blood_urine vomit', // ureter blocked, horseshoe kidney
  ],
  andrology: [
    '3 erection, low_libido, depressed ejaculation fatigue worry', // erectile dysfunction
    '3 ejaculation, , depressed low_libido worry', // premature and other ejaculation
    '2 erection fatigue low_libido, depressed moody weak_muscles, fracture hair_loss hot_flush infertile man_breast no_focus no_sleep wasting weight_gain', // low testosterone
    '2 infertile scrotum_heavy testicle_pain, testicle_lump, no_testicle', // varicocele
    '2 fever swelling testicle_pain urine_burn, chills groin_pain redness, ejaculation lower_belly nausea semen_blood urethral_pus', // epididymitis, orchitis
    '2 nausea testicle_pain vomit, lower_belly swelling, groin_pain redness urine_often', // torsion
    '2 scrotum_heavy testicle_lump, swelling, testicle_pain', // hydrocele, spermatocele
    '2 +oncology scrotum_heavy testicle_lump, groin_pain lower_belly swelling testicle_pain, back_pain man_breast', // testicular cancer
    '2 no_testicle, groin_lump, infertile', // undescended testis
    '3 foreskin penis_skin, swelling, redness urine_burn weak_stream', // phimosis
    '3 itch penis_skin redness, burning genital_pain pus swelling, foreskin painful_sex scales sores urine_burn', // balanitis
    '2 erection long_erection penis_curve, painful_sex, lump', // Peyronie, curvature
    '2 long_erection, , penis_skin', // priapism
    '1 penis_curve, weak_stream', // hypospadias
    '2 infertile, ejaculation no_testicle, low_libido man_breast scrotum_heavy testicle_lump', // male infertility
    '2 semen_blood, ejaculation urine_burn, pelvis', // blood in semen
    '2 man_breast, , breast_pain lump nipple_discharge', // gynaecomastia
    '1 +oncology , groin_lump nodes penis_skin pus skin_lump sores swelling, bad_breath', // penile cancer
    '1 infertile man_breast no_testicle, early_puberty low_libido, big_hands hairy', // Klinefelter, hypogonadism
    '2 +dermatology genital_sores, genital_pain itch nodes skin_lump urethral_pus urine_burn, rash', // sexually transmitted disease of men
    '1 genital_pain, bruises injury long_erection penis_skin testicle_pain', // penile injury
    '1 genital_pain pus, fever penis_skin redness swelling testicle_pain wound, palpitations', // Fournier
    '2 genital_pain, pelvis testicle_pain urine_burn, ejaculation', // pelvic pain of men
    '1 deformity no_testicle penis_curve, early_puberty groin_lump infertile', // disorders of sex development
    '2 genital_sores, fever hair_loss joint_pain nodes rash sore_throat, blurred eye_pain weight_loss', // syphilis of men
  ],
  gynecology: [
    '3 discharge vaginal_itch, burning genital_pain painful_sex urine_burn, redness swelling vaginal_bleed', // vaginitis
    '3 discharge painful_sex sex_bleed, pelvis vaginal_bleed vaginal_itch, back_pain lower_belly urine_burn', // cervicitis
    '3 discharge fever lower_belly painful_sex pelvis, back_pain irregular_period, chills nausea sex_bleed urine_burn vaginal_bleed', // pelvic inflammation
    '3 acne hairy irregular_period missed_period weight_gain, hair_loss infertile skin_dark, depressed heavy_period moody no_sleep waist', // polycystic ovaries
    '3 heavy_period lower_belly pelvis urine_often, back_pain belly_lump bloating constipation painful_sex vaginal_bleed, fatigue infertile pale weak_stream', // fibroids
    '3 infertile painful_sex pelvis period_pain, back_pain bloating heavy_period nausea, anus_pain bloody_stool constipation diarrhoea fatigue urine_burn', // endometriosis
    '2 heavy_period period_pain, lower_belly painful_sex pelvis, belly_lump pale', // adenomyosis
    '3 lower_belly, bloating irregular_period painful_sex pelvis urine_often vaginal_bleed, belly_lump breast_pain constipation early_full nausea', // ovarian cyst
    '2 lower_belly nausea vomit, , fever pale palpitations', // torsion or rupture of a cyst
    '3 hot_flush irregular_period menopause moody no_sleep vaginal_dry, fatigue low_libido missed_period night_sweats sweating, depressed dry_skin forgetful hair_loss headache joint_pain palpitations weight_gain', // menopause
    '3 heavy_period irregular_period missed_period, vaginal_bleed', // menstrual disorders
    '3 period_pain, back_pain before_period fatigue headache lower_belly nausea, diarrhoea dizzy vomit', // painful periods
    '2 missed_period, vaginal_dry, acne hair_loss hairy headache hot_flush infertile nipple_discharge', // absent periods, ovarian failure
    '3 before_period breast_pain moody, bloating depressed fatigue headache, acne body_aches no_sleep', // premenstrual syndrome
    '2 vaginal_bleed, heavy_period irregular_period menopause sex_bleed, discharge infertile', // polyps of womb and cervix
    '2 vaginal_bleed, heavy_period irregular_period menopause', // endometrial hyperplasia
    '3 +oncology discharge pelvis sex_bleed vaginal_bleed, menopause painful_sex, back_pain fatigue leg_oedema urine_burn weight_loss', // cervical cancer
    '2 +oncology menopause vaginal_bleed, discharge heavy_period pelvis, painful_sex urine_burn weight_loss', // endometrial cancer
    '2 +oncology ascites belly_lump bloating early_full pelvis weight_loss, constipation fatigue lower_belly no_appetite urine_often, back_pain irregular_period vaginal_bleed', // ovarian cancer
    '1 +oncology vaginal_itch vaginal_lump, burning sores thick_skin vaginal_bleed, skin_light', // vulvar and vaginal cancer
    '3 incontinence prolapse, back_pain constipation painful_sex pelvis urine_often, discharge vaginal_bleed', // prolapse
    '2 vaginal_lump, painful_sex swelling, fever pus walk_hard', // Bartholin cyst
    '2 painful_sex, burning low_libido vaginal_dry, worry', // vaginismus, dryness
    '2 genital_sores, discharge sex_bleed skin_lump vaginal_itch', // genital warts
    '2 discharge vaginal_bleed, fever heavy_period lower_belly pelvis', // endometritis
    '2 infertile, irregular_period lower_belly painful_sex pelvis, discharge', // blocked tubes
    '2 lower_belly, infertile missed_period period_pain', // congenital anomalies, adhesions of the womb
    '1 , burning painful_sex skin_light thick_skin vaginal_itch', // lichen of the vulva
    '2 discharge sex_bleed, painful_sex vaginal_bleed, lower_belly', // cervical ectropion, precancer
    '1 pelvis, back_pain bulge_veins heavy_legs painful_sex', // pelvic congestion
    '2 discharge, genital_sores lower_belly urine_burn vaginal_itch, fever', // sexually transmitted disease of women
    '2 incontinence prolapse stool_leak, constipation painful_sex pelvis tenesmus urgency urine_often weak_stream, anus_pain back_pain lower_belly', // pelvic floor
    '1 incontinence vaginal_lump, blood_urine discharge lower_belly painful_sex urine_burn weak_stream', // urethral diverticulum, cysts of the vaginal wall
    '2 forgetful high_fats hot_flush irregular_period joint_pain moody no_sleep weight_gain, dry_skin low_libido urgency urine_often worry', // before the menopause
    '2 lower_belly urine_burn, discharge urgency urine_often', // bladder of women
  ],
  obstetrics: [
    '3 missed_period nausea nghen pregnant, breast_pain fatigue urine_often vomit', // pregnancy
    '2 lower_belly pregnant vaginal_bleed, back_pain contractions', // threatened miscarriage
    '2 lower_belly missed_period vaginal_bleed, dizzy pelvis pregnant, faint nausea shoulder_pain', // ectopic pregnancy
    '2 blurred headache high_pressure oedema pregnant, face_oedema foamy_urine leg_oedema nausea upper_belly weight_gain, breathless fits right_upper', // pre-eclampsia
    '2 nausea nghen pregnant vomit, dehydrated dizzy fatigue weight_loss', // hyperemesis
    '2 back_pain contractions pregnant, lower_belly pelvis vaginal_bleed, discharge', // preterm labour
    '2 pregnant thirst, fatigue hunger urine_often weight_gain, blurred', // diabetes of pregnancy
    '1 pregnant vaginal_bleed, back_pain belly_pain contractions', // placenta
    '1 pregnant vaginal_bleed, belly_lump nausea vomit', // molar pregnancy
    '2 discharge fever lower_belly, chills vaginal_bleed', // infection after birth
    '2 vaginal_bleed, dizzy low_pressure pale palpitations', // bleeding after birth
    '1 itch, dark_urine jaundice pregnant', // cholestasis of pregnancy
    '2 fetal pregnant, contractions', // fewer movements, amniotic fluid
    '2 miscarry vaginal_bleed, lower_belly pregnant', // miscarriage
    '1 , belly_pain breathless contractions leg_oedema pregnant', // too much fluid, twins
    '2 +psychiatry depressed, fatigue moody no_appetite no_sleep worry', // depression after birth
    '2 face_oedema high_pressure leg_oedema, blurred foamy_urine headache nausea pregnant upper_belly urine_little vomit weight_gain, breathless coma confused fits right_upper', // pre-eclampsia, eclampsia, HELLP
    '2 pregnant, bloating constipation cramps dizzy heartburn leg_oedema no_sleep nausea, back_pain', // complaints of pregnancy
    '1 pregnant, breathless contractions fever lower_belly, discharge', // infection of the waters
    '2 hair_loss heavy_legs, back_pain breast_swell fatigue no_sleep', // after birth
  ],
  reproductive_medicine: [
    '3 infertile, irregular_period missed_period, acne discharge hairy painful_sex period_pain', // female infertility
    '2 infertile miscarry', // repeated miscarriage
    '2 bloating weight_gain, ascites breathless lower_belly nausea urine_little', // ovarian hyperstimulation
    '2 hot_flush infertile missed_period, irregular_period low_libido night_sweats vaginal_dry', // low ovarian reserve
    '2 infertile, irregular_period missed_period nipple_discharge', // no ovulation
    '1 early_puberty, infertile missed_period no_testicle slow_growth', // genetic causes
    '2 , heavy_period infertile miscarry vaginal_bleed', // septate womb, thin lining
  ],
  breast: [
    '3 breast_lump, breast_pain, lump', // fibroadenoma
    '3 breast_pain, before_period breast_lump nipple_discharge, armpit_lump', // fibrocystic change
    '2 breast_pain breast_swell fever redness, breast_lump chills nipple_change warm, fatigue pus', // mastitis, abscess
    '2 nipple_discharge, breast_lump breast_pain nipple_change', // duct ectasia, papilloma
    '3 +oncology armpit_lump breast_lump breast_skin nipple_change nipple_discharge, breast_pain breast_swell nodes, redness', // breast cancer
    '2 nipple_change, burning itch nipple_discharge scales sores', // Paget, nipple eczema
    '2 breast_pain, breast_lump breast_swell', // milk stasis
    '1 breast_swell, breast_lump breast_skin', // phyllodes
    '2 breast_pain, , before_period', // breast pain
    '1 +endocrinology missed_period nipple_discharge, infertile low_libido vaginal_dry, blurred headache', // high prolactin
    '1 , breast_lump breast_skin injury nodes', // fat necrosis
    '1 armpit_lump, before_period breast_pain', // accessory breast
    '2 breast_pain breast_swell fever rash, chills fatigue itch nipple_change redness, body_aches', // rash and infection of the breast
  ],
};
