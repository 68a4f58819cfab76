import type { ConditionTable } from './condition-table.ts';

export const headAndSkinConditions: ConditionTable = {
  ent: [
    '3 blocked_nose itchy_eyes runny_nose sneeze, , cough headache red_eyes smell_loss snore sore_throat tears throat_lump', // allergic rhinitis
    '3 blocked_nose headache runny_nose sinus_pain smell_loss thick_snot, bad_breath face_pain eye_socket, cough ear_pain fatigue fever toothache', // sinusitis
    '3 blocked_nose runny_nose sneeze sore_throat, cough, fatigue fever headache hoarse', // cold, rhinopharyngitis
    '2 blocked_nose smell_loss, runny_nose sinus_pain snore thick_snot, headache taste_loss', // nasal polyps
    '2 blocked_nose snore, mouth_breath runny_nose, headache nosebleed sinus_pain', // septum, turbinates
    '3 nosebleed, , dizzy pale', // nosebleed
    '3 sore_throat swallow, dry_cough fever, cough headache hoarse neck_nodes throat_lump', // pharyngitis
    '3 bad_breath fever sore_throat swallow tonsils, neck_nodes, ear_pain headache high_fever hoarse snore', // tonsillitis
    '2 drool fever lockjaw sore_throat swallow, bad_breath ear_pain hoarse neck_nodes, neck_stiff salivary', // abscess of the throat
    '2 blocked_nose mouth_breath snore, cough fever runny_nose, ear_pain hearing sleepy', // adenoids
    '3 dry_cough hoarse sore_throat, throat_lump, fever swallow', // laryngitis
    '2 hoarse throat_lump, sore_throat, breathless cough', // vocal cord nodules, polyps
    '2 breathless hoarse swallow, cough dry_cough', // vocal cord palsy
    '2 breathless drool sore_throat swallow, fever high_fever hoarse wheeze', // epiglottitis
    '2 hoarse throat_lump, bad_breath dry_cough sore_throat swallow, heartburn', // laryngopharyngeal reflux
    '3 ear_discharge ear_pain fever hearing, ear_full ear_ringing, crying dizzy headache high_fever no_appetite', // otitis media
    '2 ear_full hearing, ear_ringing, delay ear_pain unsteady', // otitis with effusion
    '3 ear_discharge ear_itch ear_pain ear_swell, ear_full hearing swelling, jaw neck_nodes redness', // otitis externa
    '2 ear_discharge hearing, dizzy ear_pain ear_ringing, face_droop fever headache', // chronic otitis, cholesteatoma
    '2 ear_swell, ear_discharge ear_pain fever headache hearing redness swelling', // mastoiditis, perichondritis
    '2 ear_ringing hearing, dizzy ear_discharge ear_full ear_pain', // perforated drum
    '3 ear_ringing hearing, ear_full, dizzy', // hearing loss
    '3 ear_ringing, hearing, headache no_sleep worry', // tinnitus
    '2 ear_full ear_ringing hearing vertigo, dizzy nausea unsteady vomit', // Ménière, labyrinthitis
    '2 ear_full, ear_itch ear_pain ear_ringing hearing, dizzy', // wax, foreign body, fungus
    '2 ear_swell, pus redness skin_lump swelling', // preauricular sinus
    '3 sleepy snore, dry_mouth fatigue headache mouth_breath no_focus no_sleep', // snoring
    '2 dry_mouth salivary, face_pain swelling, bad_breath drool ear_pain fever lockjaw swallow', // salivary glands
    '2 swallow throat_lump, breathless cough drool sore_throat, vomit', // foreign body
    '2 +oncology blocked_nose ear_ringing headache neck_nodes nosebleed, hearing, double_vision face_pain numb sore_throat', // nasopharyngeal cancer
    '2 +oncology hoarse swallow throat_lump, breathless ear_pain neck_nodes sore_throat weight_loss, bad_breath blood_cough', // cancer of larynx and throat
    '2 bad_breath tonsils, sore_throat swallow throat_lump', // tonsil stones
    '2 smell_loss, blocked_nose taste_loss', // loss of smell
    '1 neck_lump, pus swallow swelling', // neck cysts
    '2 mouth_white, dry_mouth sore_throat swallow', // thrush of the throat
    '1 , blocked_nose face_pain lump nosebleed smell_loss', // tumours of the nose
    '2 , blocked_nose bruises deformity injury nosebleed swelling', // broken nose
    '2 , mouth_breath snore speech swallow', // cleft, tongue tie
    '2 , dizzy ear_full ear_pain hearing', // pressure change, tube dysfunction
    '3 sleepy snore, breathless dry_mouth fatigue forgetful headache moody mouth_breath night_urine no_focus no_sleep, depressed high_pressure low_libido sore_throat sweating', // sleep apnoea
    '2 fever headache thick_snot, blocked_nose cough fatigue sinus_pain, bad_breath eye_socket high_fever lid_swell', // bacterial and frontal sinusitis
    '2 +allergy_immunology blocked_nose itchy_eyes runny_nose sneeze, fatigue no_sleep tears, breathless cough ear_itch face_pain lid_swell wheeze', // hay fever
    '2 salivary, face_droop face_pain jaw lump neck_nodes swallow, numb', // parotid tumours and stones
    '2 bad_breath phlegm sore_throat throat_lump, cough fatigue swallow, hoarse', // chronic tonsillitis and pharyngitis
    '2 crying ear_pain fever, ear_discharge ear_swell no_appetite vomit, diarrhoea hearing no_sleep', // otitis of small children
    '1 dizzy hearing unsteady vertigo, ear_ringing eye_jerk nausea vomit, fever', // labyrinthitis, vestibular neuritis
    '1 , bad_breath blocked_nose nosebleed sinus_pain thick_snot toothache', // fungal sinus, foreign body in the nose
    '1 , breathless dry_cough hoarse swallow throat_lump wheeze', // stenosis and tumours of the windpipe
  ],
  ophthalmology: [
    '3 blurred eye_strain far_blur, headache, double_vision squint', // refractive errors
    '3 blurred halos, distorted eye_strain night_blind vision_loss, double_vision white_pupil', // cataract
    '3 blurred eye_pain halos headache red_eyes vision_loss, nausea vomit eye_socket, bulging_eyes tears', // glaucoma
    '3 eye_discharge gritty itchy_eyes red_eyes tears, eye_strain lid_swell, photophobia', // conjunctivitis
    '3 dry_eyes eye_strain gritty, blurred burning itchy_eyes photophobia red_eyes tears', // dry eye
    '2 blurred eye_pain photophobia red_eyes tears, eye_discharge gritty lid_swell, white_pupil', // keratitis, corneal ulcer
    '2 blurred eye_pain photophobia red_eyes, floaters, headache', // uveitis
    '2 lid_swell, eye_discharge eye_pain gritty redness skin_lump tears', // stye, chalazion
    '2 itchy_eyes lid_swell, burning eye_discharge gritty red_eyes scales tears', // blepharitis
    '2 eye_discharge tears, lid_swell red_eyes swelling', // tear duct
    '2 blurred floaters vision_loss, distorted', // retinal detachment, vitreous
    '2 blurred distorted vision_loss, far_blur night_blind', // macular degeneration
    '2 blurred floaters vision_loss, distorted night_blind', // diabetic retinopathy
    '2 vision_loss, blurred floaters', // retinal vessels
    '2 blurred eye_pain vision_loss, distorted headache', // optic neuritis
    '2 double_vision squint, blurred eye_strain headache', // squint
    '2 , blurred eye_strain far_blur squint', // lazy eye
    '2 droopy_lid, blurred eye_strain', // ptosis
    '2 gritty red_eyes, blurred dry_eyes eye_strain tears', // pterygium
    '1 night_blind vision_loss, blurred photophobia', // retinitis pigmentosa
    '1 squint white_pupil, bulging_eyes red_eyes vision_loss', // retinoblastoma
    '2 eye_bleed, gritty red_eyes', // bleeding under the conjunctiva
    '2 bulging_eyes double_vision lid_swell, blurred eye_pain fever red_eyes eye_socket', // orbit
    '2 blurred, distorted eye_strain far_blur halos photophobia', // keratoconus
    '2 eye_pain, blurred gritty injury lid_swell red_eyes tears vision_loss', // eye injury
    '2 gritty, eye_pain lid_swell red_eyes tears', // ingrown lashes, lids
    '1 , eye_strain twitch', // twitching lid
    '1 eye_pain red_eyes, blurred photophobia, joint_pain', // scleritis
    '1 , distorted', // colour blindness
    '2 , blurred eye_pain floaters red_eyes vision_loss, fever', // endophthalmitis
    '2 lid_swell, fever redness skin_lump swelling, eye_pain', // abscess of the lid, boil
    '2 eye_strain, blurred dry_eyes far_blur headache neck_pain red_eyes, double_vision tears', // screens
    '1 eye_jerk squint, blurred photophobia', // nystagmus, albinism
    '2 droopy_lid lid_swell tears, gritty itchy_eyes red_eyes scales, dry_eyes', // lids turned in or out, allergy of the lids
    '1 , blurred double_vision eye_pain headache vision_loss, bulging_eyes', // tumours of the eye, optic nerve
  ],
  dentistry: [
    '3 bad_breath gum_swell toothache, swelling, fever headache jaw salivary', // caries, pulpitis
    '3 bad_breath gum_bleed gum_swell, toothache', // gum disease
    '3 mouth_sores, burning, fever neck_nodes swallow', // mouth ulcers
    '2 gum_swell lockjaw toothache, fever jaw salivary swelling', // wisdom tooth, abscess
    '2 jaw lockjaw, crackle ear_pain face_pain headache, neck_pain toothache', // jaw joint
    '2 mouth_white, burning dry_mouth mouth_sores, taste_loss', // thrush, lichen
    '2 +oncology mouth_lump mouth_sores mouth_white swallow, ear_pain lockjaw neck_nodes speech, bleeds numb toothache weight_loss', // cancer of mouth and tongue
    '2 , burning dry_mouth mouth_sores taste_loss', // burning mouth
    '1 +oral_maxillofacial_surgery deformity jaw, lump numb salivary swelling toothache, face_pain', // jaw cysts, jaw deformities
    '2 +oral_maxillofacial_surgery bruises injury jaw, lockjaw numb swelling', // broken jaw and teeth
  ],
  dermatology: [
    '3 dry_skin itch rash, cracks redness scales thick_skin, blisters no_sleep swelling', // eczema
    '3 burning itch rash redness, blisters scales swelling', // contact dermatitis
    '3 itch redness scales, burning cracks dry_skin nails rash thick_skin, bleeds joint_pain', // psoriasis
    '3 hives itch rash, burning lips_swell redness swelling, breathless', // urticaria
    '3 acne pustules, redness scars skin_dark, skin_lump', // acne
    '3 itch rash scales, cracks redness, hair_loss nails skin_light', // fungal skin
    '2 nails, scales thick_skin', // nail fungus
    '2 blisters itch rash, no_sleep pustules sores', // scabies
    '3 blisters burning itch rash, electric numb, fatigue fever headache nodes', // shingles
    '2 blisters burning sores, genital_pain genital_sores itch mouth_sores, fever nodes', // herpes
    '2 blisters pustules scales, itch pus redness sores, fever nodes', // impetigo
    '2 pus pustules skin_lump swelling, redness warm, fever nodes', // boils, folliculitis
    '2 fever redness swelling warm, chills pus, blisters leg_pain nodes', // cellulitis, erysipelas
    '2 itch scales, dry_hair hair_loss rash redness', // seborrhoeic dermatitis
    '2 hair_loss, , itch nails scales', // hair loss
    '2 skin_light', // vitiligo
    '3 skin_dark, sun', // melasma
    '2 acne hot_flush redness, burning pustules spider_veins, red_eyes', // rosacea
    '2 skin_lump, , itch', // warts, keloid, cysts
    '2 sweating sweaty_hands', // sweating
    '2 itch, rash redness skin_dark thick_skin', // lichen, prurigo
    '1 blisters mouth_sores sores, burning itch scales', // pemphigus, pemphigoid
    '2 sun, blisters burning itch rash redness', // sun reactions
    '2 fever mouth_sores rash, blisters burning itch red_eyes scales sores swelling', // drug reaction, Stevens-Johnson
    '2 +oncology mole sores, bleeds itch skin_dark skin_lump slow_wound', // skin cancer
    '1 hard_skin, skin_light thick_skin', // morphoea
    '2 genital_sores, fever nodes rash skin_lump sores', // syphilis
    '2 bite itch, blisters burning pus redness swelling', // insect bites
    '2 dry_skin scales, cracks itch', // dry skin, ichthyosis
    '2 rash, itch redness scales skin_light', // pityriasis
    '2 blisters cracks itch, scales sweaty_hands thick_skin', // hand and foot eczema
    '1 numb, hair_loss skin_light skin_lump sores weak_muscles', // leprosy
    '2 itch, dry_skin rash', // itch
    '2 petechiae, rash sores, itch leg_pain', // skin vasculitis
    '1 skin_lump, fever joint_pain leg_pain redness', // erythema nodosum
    '2 stretch_marks, scars', // scars, stretch marks
    '2 armpit_lump, groin_lump pus pustules scars skin_lump sores', // hidradenitis
    '2 , foot_pain nails pus redness swelling', // paronychia, ingrown nail
    '2 , cracks itch mouth_sores redness scales', // cheilitis, intertrigo
    '1 , rash skin_lump sun weak_muscles', // skin lupus, dermatomyositis
    '2 burning fever itch rash redness, blisters sun swelling, chills headache', // sunburn, chemical burns, paederus
    '2 skin_lump, itch skin_dark', // seborrhoeic and actinic keratosis, skin tags
    '2 thick_skin, cracks foot_pain', // calluses, corns
    '2 hair_loss, itch pus pustules scales', // scalp fungus and folliculitis
    '1 rash, itch mouth_sores nails skin_dark thick_skin', // lichen planus
    '1 blisters fever mouth_sores rash red_eyes, body_aches burning genital_sores scales sore_throat urine_burn, cough headache muscle_pain', // toxic epidermal necrolysis
    '2 skin_light, itch scales sun', // tinea versicolor
    '1 skin_lump, redness', // haemangioma, vascular birthmark
    '1 , itch petechiae rash skin_dark', // pigmented purpura
  ],
  allergy_immunology: [
    '3 breathless hives itch lips_swell rash, belly_pain dizzy swelling vomit wheeze, diarrhoea sneeze', // food and drug allergy
    '3 breathless hives lips_swell low_pressure wheeze, dizzy faint palpitations vomit', // anaphylaxis
    '2 itchy_eyes sneeze, hives itch runny_nose', // allergy
    '1 often_ill, fever nodes slow_growth', // immune deficiency
    '2 lips_swell swelling, belly_pain breathless face_oedema', // angioedema
    '1 , fatigue fever hair_loss joint_pain rash sun', // autoimmune disease
    '2 cough dry_cough sneeze wheeze, breathless itchy_eyes runny_nose', // dust and pollen
  ],
};
