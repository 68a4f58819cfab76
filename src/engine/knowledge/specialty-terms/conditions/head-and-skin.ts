import type { ConditionTable } from './condition-table.ts';

export const headAndSkinConditions: ConditionTable = {
  ent: [
    '3 sneeze! runny_nose! blocked_nose! itchy_eyes! tears? red_eyes? smell_loss? sore_throat? throat_lump? cough? headache? snore?', // allergic rhinitis
    '3 blocked_nose! runny_nose! thick_snot! sinus_pain! headache! smell_loss! bad_breath face_pain cough? fever? ear_pain? toothache? fatigue?', // sinusitis
    '3 runny_nose! blocked_nose! sneeze! sore_throat! cough fever? headache? fatigue? hoarse?', // cold, rhinopharyngitis
    '2 blocked_nose! runny_nose smell_loss! snore headache? thick_snot taste_loss? sinus_pain', // nasal polyps
    '2 blocked_nose! snore! nosebleed? mouth_breath headache? sinus_pain? runny_nose', // septum, turbinates
    '3 nosebleed! dizzy? pale?', // nosebleed
    '3 sore_throat! swallow! fever hoarse? cough? neck_nodes? throat_lump? headache? dry_cough', // pharyngitis
    '3 tonsils! sore_throat! swallow! fever! bad_breath! neck_nodes hoarse? ear_pain? headache? snore? high_fever?', // tonsillitis
    '2 sore_throat! swallow! fever! lockjaw! drool! hoarse neck_nodes bad_breath ear_pain salivary? neck_stiff?', // abscess of the throat
    '2 snore! mouth_breath! blocked_nose! hearing? ear_pain? runny_nose cough fever sleepy?', // adenoids
    '3 hoarse! sore_throat! dry_cough! throat_lump swallow? fever?', // laryngitis
    '2 hoarse! throat_lump! sore_throat cough? breathless?', // vocal cord nodules, polyps
    '2 hoarse! breathless! swallow! cough dry_cough', // vocal cord palsy
    '2 sore_throat! swallow! drool! breathless! wheeze high_fever hoarse fever', // epiglottitis
    '2 throat_lump! hoarse! dry_cough sore_throat heartburn? swallow bad_breath', // laryngopharyngeal reflux
    '3 ear_pain! hearing! ear_discharge! fever! ear_full ear_ringing dizzy? headache? crying? no_appetite? high_fever?', // otitis media
    '2 hearing! ear_full! ear_ringing ear_pain? unsteady? delay?', // otitis with effusion
    '3 ear_pain! ear_itch! ear_discharge! ear_swell! hearing ear_full redness? swelling neck_nodes? jaw?', // otitis externa
    '2 ear_discharge! hearing! ear_pain ear_ringing dizzy headache? fever? face_droop?', // chronic otitis, cholesteatoma
    '2 ear_swell! ear_pain fever ear_discharge headache hearing redness swelling', // mastoiditis, perichondritis
    '2 ear_pain hearing! ear_ringing! ear_discharge dizzy ear_full', // perforated drum
    '3 hearing! ear_ringing! dizzy? ear_full', // hearing loss
    '3 ear_ringing! no_sleep? hearing headache? worry?', // tinnitus
    '2 vertigo! hearing! ear_ringing! ear_full! nausea vomit unsteady dizzy', // Ménière, labyrinthitis
    '2 ear_full! hearing ear_itch ear_ringing ear_pain dizzy?', // wax, foreign body, fungus
    '2 ear_swell! pus swelling skin_lump redness', // preauricular sinus
    '3 snore! sleepy! mouth_breath headache no_focus dry_mouth fatigue no_sleep', // snoring
    '2 salivary! dry_mouth! swallow? fever? bad_breath? lockjaw? ear_pain? drool? face_pain swelling', // salivary glands
    '2 swallow! throat_lump! drool breathless cough sore_throat vomit?', // foreign body
    '2 +oncology nosebleed! blocked_nose! ear_ringing! neck_nodes! headache! hearing double_vision? face_pain? numb? sore_throat?', // nasopharyngeal cancer
    '2 +oncology hoarse! swallow! throat_lump! neck_nodes breathless ear_pain weight_loss blood_cough? sore_throat bad_breath?', // cancer of larynx and throat
    '2 bad_breath! tonsils! throat_lump sore_throat swallow', // tonsil stones
    '2 smell_loss! taste_loss blocked_nose', // loss of smell
    '1 neck_lump! swelling swallow pus', // neck cysts
    '2 dry_mouth sore_throat mouth_white! swallow', // thrush of the throat
    '1 blocked_nose nosebleed face_pain lump smell_loss', // tumours of the nose
    '2 nosebleed deformity blocked_nose swelling injury bruises', // broken nose
    '2 mouth_breath speech swallow snore', // cleft, tongue tie
    '2 ear_pain ear_full hearing dizzy', // pressure change, tube dysfunction
  ],
  ophthalmology: [
    '3 far_blur! blurred! eye_strain! headache squint? double_vision?', // refractive errors
    '3 blurred! halos! night_blind eye_strain double_vision? distorted white_pupil? vision_loss', // cataract
    '3 eye_pain! blurred! halos! headache! red_eyes! vision_loss! nausea vomit tears? bulging_eyes?', // glaucoma
    '3 red_eyes! eye_discharge! itchy_eyes! tears! gritty! lid_swell eye_strain photophobia?', // conjunctivitis
    '3 dry_eyes! gritty! eye_strain! tears blurred burning red_eyes photophobia itchy_eyes', // dry eye
    '2 eye_pain! red_eyes! photophobia! tears! blurred! gritty lid_swell white_pupil? eye_discharge', // keratitis, corneal ulcer
    '2 eye_pain! red_eyes! photophobia! blurred! floaters headache?', // uveitis
    '2 lid_swell! eye_pain redness gritty tears eye_discharge skin_lump', // stye, chalazion
    '2 itchy_eyes! lid_swell! gritty scales red_eyes burning tears eye_discharge', // blepharitis
    '2 tears! eye_discharge! lid_swell swelling red_eyes', // tear duct
    '2 floaters! vision_loss! blurred! distorted', // retinal detachment, vitreous
    '2 distorted! blurred! vision_loss! night_blind far_blur', // macular degeneration
    '2 blurred! floaters! vision_loss! distorted night_blind', // diabetic retinopathy
    '2 vision_loss! blurred floaters', // retinal vessels
    '2 eye_pain! vision_loss! blurred! distorted headache', // optic neuritis
    '2 squint! double_vision! eye_strain blurred headache', // squint
    '2 blurred squint far_blur eye_strain', // lazy eye
    '2 droopy_lid! eye_strain blurred', // ptosis
    '2 gritty! red_eyes! tears blurred dry_eyes eye_strain', // pterygium
    '1 night_blind! vision_loss! blurred photophobia', // retinitis pigmentosa
    '1 white_pupil! squint! red_eyes vision_loss bulging_eyes', // retinoblastoma
    '2 eye_bleed! red_eyes gritty', // bleeding under the conjunctiva
    '2 bulging_eyes! double_vision! eye_pain lid_swell! red_eyes blurred fever', // orbit
    '2 blurred! halos distorted photophobia far_blur eye_strain', // keratoconus
    '2 eye_pain! red_eyes tears blurred injury gritty lid_swell vision_loss', // eye injury
    '2 gritty! eye_pain red_eyes tears lid_swell', // ingrown lashes, lids
    '1 twitch eye_strain', // twitching lid
    '1 eye_pain! red_eyes! blurred photophobia joint_pain?', // scleritis
    '1 distorted', // colour blindness
    '2 blurred vision_loss floaters eye_pain fever? red_eyes', // endophthalmitis
  ],
  dentistry: [
    '3 toothache! gum_swell! bad_breath! fever? headache? swelling jaw? salivary?', // caries, pulpitis
    '3 gum_bleed! gum_swell! bad_breath! toothache', // gum disease
    '3 mouth_sores! burning swallow? neck_nodes? fever?', // mouth ulcers
    '2 gum_swell! toothache! lockjaw! fever salivary swelling jaw', // wisdom tooth, abscess
    '2 jaw! lockjaw! headache ear_pain crackle face_pain neck_pain? toothache?', // jaw joint
    '2 mouth_white! burning mouth_sores taste_loss? dry_mouth', // thrush, lichen
    '2 +oncology mouth_sores! mouth_lump! mouth_white! swallow! neck_nodes bleeds? numb? speech toothache? lockjaw ear_pain weight_loss?', // cancer of mouth and tongue
    '2 burning dry_mouth taste_loss mouth_sores', // burning mouth
  ],
  dermatology: [
    '3 itch! rash! dry_skin! redness scales blisters? thick_skin cracks swelling? no_sleep?', // eczema
    '3 itch! redness! rash! blisters burning! swelling scales', // contact dermatitis
    '3 scales! redness! itch! dry_skin rash cracks nails joint_pain? thick_skin burning bleeds?', // psoriasis
    '3 hives! itch! rash! lips_swell swelling redness breathless? burning', // urticaria
    '3 acne! pustules! skin_lump? scars redness skin_dark', // acne
    '3 itch! scales! rash! redness nails? hair_loss? cracks skin_light?', // fungal skin
    '2 nails! thick_skin scales', // nail fungus
    '2 itch! blisters! rash! no_sleep sores pustules', // scabies
    '3 blisters! burning! rash! electric fever? numb itch! headache? fatigue? nodes?', // shingles
    '2 blisters! burning! sores! itch genital_pain genital_sores mouth_sores fever? nodes?', // herpes
    '2 blisters! pustules! scales! itch redness sores pus fever? nodes?', // impetigo
    '2 pustules! pus! swelling! redness skin_lump! fever? nodes? warm', // boils, folliculitis
    '2 redness! swelling! warm! fever! chills blisters? pus nodes? leg_pain?', // cellulitis, erysipelas
    '2 scales! itch! redness rash dry_hair hair_loss', // seborrhoeic dermatitis
    '2 hair_loss! itch? nails? scales?', // hair loss
    '2 skin_light!', // vitiligo
    '3 skin_dark! sun', // melasma
    '2 redness! hot_flush! acne! pustules burning spider_veins red_eyes?', // rosacea
    '2 skin_lump! itch?', // warts, keloid, cysts
    '2 sweaty_hands! sweating!', // sweating
    '2 itch! rash redness thick_skin skin_dark', // lichen, prurigo
    '1 blisters! sores! mouth_sores! burning itch scales', // pemphigus, pemphigoid
    '2 rash redness itch sun! burning blisters', // sun reactions
    '2 rash! blisters fever! mouth_sores! red_eyes sores scales burning itch swelling', // drug reaction, Stevens-Johnson
    '2 +oncology mole! sores! skin_lump bleeds itch skin_dark slow_wound', // skin cancer
    '1 hard_skin! skin_light thick_skin', // morphoea
    '2 genital_sores! sores rash nodes fever skin_lump', // syphilis
    '2 bite! itch! redness swelling blisters burning pus', // insect bites
    '2 dry_skin! scales! cracks itch', // dry skin, ichthyosis
    '2 rash! scales itch skin_light redness', // pityriasis
    '2 cracks! blisters! itch! thick_skin scales sweaty_hands', // hand and foot eczema
    '1 skin_light numb! skin_lump weak_muscles sores hair_loss', // leprosy
    '2 itch! rash dry_skin', // itch
    '2 petechiae! rash itch? sores leg_pain?', // skin vasculitis
    '1 skin_lump! leg_pain joint_pain fever redness', // erythema nodosum
    '2 stretch_marks! scars', // scars, stretch marks
    '2 pus skin_lump armpit_lump! groin_lump sores scars pustules', // hidradenitis
    '2 nails swelling redness pus foot_pain', // paronychia, ingrown nail
    '2 skin_dark thick_skin waist', // acanthosis
    '2 scales cracks itch redness mouth_sores', // cheilitis, intertrigo
    '1 rash sun weak_muscles skin_lump', // skin lupus, dermatomyositis
  ],
  allergy_immunology: [
    '3 hives! lips_swell! itch! breathless! vomit diarrhoea? belly_pain dizzy rash! wheeze sneeze? swelling', // food and drug allergy
    '3 breathless! hives! lips_swell! low_pressure! faint palpitations wheeze! vomit dizzy', // anaphylaxis
    '2 sneeze! itchy_eyes! runny_nose itch hives', // allergy
    '1 often_ill! fever nodes slow_growth', // immune deficiency
    '2 lips_swell! swelling! face_oedema breathless belly_pain', // angioedema
  ],
};
