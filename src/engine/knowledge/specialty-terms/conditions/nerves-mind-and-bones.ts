import type { ConditionTable } from './condition-table.ts';

export const nerveMindAndBoneConditions: ConditionTable = {
  neurology: [
    '3 half_head headache nausea photophobia, dizzy vomit eye_socket, blurred floaters moody neck_pain numb speech', // migraine
    '3 headache, fatigue neck_pain no_sleep worry, jaw no_focus photophobia shoulder_pain', // tension headache
    '2 blocked_nose eye_pain half_head tears eye_socket, droopy_lid lid_swell red_eyes, runny_nose sweating', // cluster headache
    '3 dizzy unsteady vertigo, ear_ringing nausea vomit, blurred headache hearing no_focus sweating', // vestibular disorder
    '3 +ent vertigo, dizzy nausea unsteady vomit', // positional vertigo
    '3 dizzy headache, forgetful no_focus no_sleep numb unsteady, blurred ear_ringing fatigue', // poor circulation of the brain
    '3 fits, confused faint twitch, coma drool incontinence moody spasm worry', // epilepsy
    '3 slow stiff tremor unsteady, walk_hard, constipation depressed drool face_droop forgetful no_sleep smell_loss speech swallow', // Parkinson
    '2 tremor, , hand_weak speech', // essential tremor
    '3 confused forgetful, moody no_focus speech, depressed hallucination no_sleep unsteady', // dementia
    '3 face_droop, drool taste_loss, droopy_lid dry_eyes ear_pain eye_pain headache one_side speech tears jaw', // facial palsy
    '2 electric face_pain, jaw, numb toothache', // trigeminal neuralgia
    '3 burning numb numb_feet weak_muscles, cramps electric foot_pain numb_hand unsteady, wasting', // neuropathy
    '2 +rheumatology hand_weak numb_hand wrist, arm_pain finger numb weak_muscles, no_sleep', // carpal tunnel
    '2 double_vision droopy_lid fatigue swallow weak_muscles, breathless speech, jaw', // myasthenia
    '2 blurred unsteady weak_muscles, dizzy double_vision fatigue incontinence numb spasm speech, eye_pain paralysis tremor vision_loss', // multiple sclerosis
    '2 paralysis weak_muscles, breathless double_vision numb unsteady walk_hard, back_pain swallow', // Guillain-Barré
    '1 speech swallow twitch wasting weak_muscles, cramps spasm walk_hard, breathless drool', // motor neurone disease
    '2 confused fever fits headache neck_stiff photophobia vomit, coma high_fever lethargic nausea, rash', // meningitis
    '2 confused fever fits headache, coma lethargic neck_stiff vomit weak_muscles, hallucination moody', // encephalitis
    '2 +oncology blurred fits headache vomit, double_vision nausea numb one_side speech unsteady weak_muscles, forgetful hearing moody', // brain tumour
    '2 no_sleep restless_legs, , cramps numb', // restless legs
    '3 no_sleep, fatigue headache moody no_focus sleepy, depressed forgetful worry', // insomnia
    '2 sleep_attack sleepy, no_focus, hallucination', // narcolepsy
    '2 twitch, , face_droop spasm', // hemifacial spasm, tics
    '1 spasm, deformity neck_pain twitch, speech tremor', // dystonia
    '1 twitch, depressed forgetful moody slow speech swallow unsteady', // Huntington
    '1 speech unsteady, swallow twitch walk_hard, tremor', // ataxia
    '2 walk_hard wasting weak_muscles, unsteady, breathless deformity delay', // muscular dystrophy
    '2 , blurred double_vision ear_ringing headache nausea vision_loss vomit', // raised pressure
    '2 confused dizzy headache injury, forgetful no_focus unsteady vomit, photophobia', // concussion
    '2 forgetful headache incontinence unsteady, blurred sleepy vomit walk_hard', // hydrocephalus
    '1 headache jaw vision_loss, face_pain fatigue muscle_pain, fever weight_loss', // temporal arteritis
    '2 incontinence paralysis weak_muscles, numb numb_feet spasm stool_leak walk_hard, back_pain', // spinal cord disease
    '2 burning electric, numb, itch rash', // neuralgia
    '2 headache neck_pain, dizzy, nausea shoulder_pain', // occipital and cervical headache
    '2 , constipation dizzy faint incontinence palpitations sweating, bloating erection', // autonomic disorder
    '1 ear_ringing hearing unsteady, dizzy numb, face_droop headache', // acoustic neuroma
    '1 , fits headache one_side speech', // vascular malformation
    '2 headache vomit, blurred double_vision eye_jerk fatigue thirst unsteady urine_often, delay early_puberty', // tumours of children and pineal
    '2 confused headache, coma fits injury lethargic vomit, feeding_poorly numb one_side', // head injury
    '1 droopy_lid, face_pain headache sweating vision_loss', // Horner and lid nerves
    '2 chest_pain rib_pain, back_pain burning electric numb pleuritic', // nerves between the ribs
    '1 big_head fits headache, delay unsteady vision_loss vomit', // hydrocephalus
    '2 moody no_sleep worry, fatigue headache no_focus', // nervous exhaustion
    '2 headache, eye_pain half_head neck_pain neck_stiff, dizzy nausea photophobia', // other headaches
    '1 hand_weak wasting weak_muscles, arm_pain numb_hand', // ulnar, radial and plexus nerves
    '2 back_pain neck_pain numb weak_muscles, incontinence paralysis walk_hard', // myelitis, tumours of the cord
    '1 , fever fits headache vision_loss vomit weak_muscles', // brain abscess
  ],
  stroke: [
    '3 face_droop one_side paralysis speech, blurred confused dizzy headache numb unsteady vision_loss weak_muscles, coma double_vision nausea swallow', // stroke
    '3 one_side speech, dizzy double_vision face_droop numb unsteady vision_loss weak_muscles', // transient attack
    '2 coma headache vomit, confused fits nausea neck_stiff photophobia, double_vision droopy_lid', // brain haemorrhage, aneurysm
    '1 headache, blurred fits one_side speech vomit weak_muscles', // venous thrombosis
    '2 headache numb, dizzy fits one_side paralysis speech unsteady vision_loss weak_muscles, confused forgetful', // narrowed and malformed brain vessels
  ],
  neurosurgery: [
    '1 blurred headache, big_hands fatigue vision_loss, low_libido missed_period nipple_discharge', // pituitary tumour
    '1 headache injury, coma confused fits vomit', // head injury
    '1 headache neck_pain, dizzy numb swallow unsteady weak_muscles', // Chiari, syrinx
    '1 back_pain numb weak_muscles, back_night incontinence walk_hard', // spinal tumour
  ],
  pediatric_neurology: [
    '2 delay spasm, unsteady walk_hard weak_muscles, drool fits speech swallow', // cerebral palsy
    '2 fits high_fever, fever', // febrile fits
    '1 , deformity delay slow_growth weak_muscles, face_round', // genetic syndromes
  ],
  psychiatry: [
    '3 depressed fatigue, moody no_appetite no_focus no_sleep worry, body_aches forgetful low_libido slow weight_loss', // depression
    '3 moody palpitations worry, fatigue no_focus no_sleep sweating, bloating breathless headache muscle_pain tremor urine_often', // anxiety
    '2 breathless palpitations panic sweating tremor, chest_pain dizzy worry, chills faint hot_flush nausea numb', // panic
    '2 hallucination, no_focus no_sleep, confused depressed moody speech worry', // psychosis
    '2 depressed hyper moody, no_focus no_sleep, fatigue', // bipolar
    '2 rituals worry, , panic', // obsession
    '2 moody panic, depressed no_focus no_sleep worry, hallucination', // after trauma
    '2 worry, fatigue headache moody no_focus no_sleep palpitations, bloating chest_pain muscle_pain no_appetite', // stress
    '2 panic worry, palpitations sweating tremor', // phobias
    '1 no_appetite weight_loss, cold worry, hair_loss missed_period', // anorexia
    '1 vomit, depressed hunger worry, weight_gain', // bulimia
    '2 hallucination no_sleep sweating tremor, confused fits vomit worry', // alcohol, drugs
    '2 worry, body_aches dizzy fatigue no_sleep, belly_pain chest_pain headache numb', // somatic complaints
    '1 moody, depressed panic rituals', // personality
    '2 sleep_attack, no_sleep sleepy worry', // sleep and nightmares
    '1 depressed forgetful hallucination moody, confused no_sleep', // mind of the old
  ],
  child_psychiatry: [
    '2 hyper no_focus, forgetful moody', // ADHD
    '2 delay rituals, speech', // autism
    '1 twitch, rituals speech', // Tourette
  ],
  rheumatology: [
    '3 joint_pain joint_stiff joint_swell, deformity fatigue finger limited warm wrist, fever no_appetite pale skin_lump weak_muscles weight_loss', // rheumatoid arthritis
    '3 crackle joint_pain joint_stiff limited, deformity joint_swell knee_pain walk_hard', // osteoarthritis
    '3 crackle knee_pain limited, deformity joint_stiff joint_swell swelling walk_hard', // knee osteoarthritis
    '3 big_toe joint_pain joint_swell redness, foot_pain limited skin_lump swelling warm, fever', // gout
    '2 back_night back_pain buttock stiff, fatigue hip_pain joint_stiff limited neck_pain, chest_pain heel height_loss red_eyes', // ankylosing spondylitis
    '2 fatigue fever hair_loss joint_pain mouth_sores rash sun, joint_swell, chest_pain foamy_urine headache leg_oedema muscle_pain pale weight_loss white_fingers', // lupus
    '2 hard_skin white_fingers, cold_limbs finger heartburn joint_pain swallow, breathless fatigue skin_dark', // scleroderma
    '2 dry_eyes dry_mouth, fatigue joint_pain, dry_cough dry_skin salivary swallow toothache vaginal_dry', // Sjögren
    '2 muscle_pain swallow weak_muscles, fatigue joint_pain rash weight_loss, breathless fever', // myositis
    '2 body_aches fatigue muscle_pain no_focus no_sleep, forgetful headache stiff, bloating depressed numb worry', // fibromyalgia
    '2 joint_pain nails scales, finger joint_stiff joint_swell rash, back_pain heel red_eyes', // psoriatic arthritis
    '2 fever joint_pain joint_swell limited redness, chills walk_hard warm', // septic arthritis
    '2 joint_pain red_eyes urine_burn, back_pain heel joint_swell, discharge fever mouth_sores rash', // reactive arthritis
    '3 back_pain bone_pain fracture height_loss, , body_aches cramps neck_pain', // osteoporosis
    '3 limited shoulder_pain, arm_pain stiff, no_sleep', // frozen shoulder, periarthritis
    '3 neck_pain shoulder_pain stiff, headache limited numb, arm_pain dizzy', // neck and shoulder
    '2 foot_pain heel, stiff walk_hard, swelling', // plantar fasciitis, heel spur
    '2 arm_pain elbow, hand_weak, finger wrist', // tennis elbow
    '2 finger locked, crackle joint_pain limited stiff swelling wrist', // trigger finger
    '2 finger wrist, crackle hand_weak limited swelling', // De Quervain, tenosynovitis
    '2 muscle_pain stiff, fatigue hip_pain limited neck_pain shoulder_pain, fever weight_loss', // polymyalgia
    '2 chest_pain rib_pain, pleuritic', // costochondritis
    '3 groin_pain hip_pain walk_hard, buttock knee_pain leg_pain limited stiff', // hip osteoarthritis, necrosis of the head
    '2 muscle_pain, back_pain neck_pain shoulder_pain spasm stiff, headache', // myofascial pain
    '2 swelling, elbow joint_pain knee_pain limited shoulder_pain warm, redness', // bursitis
    '2 , ankle crackle heel joint_pain limited swelling, weak_muscles', // tendinitis
    '1 fever rash, joint_pain joint_swell muscle_pain, nodes sore_throat', // Still
    '2 joint_pain joint_swell, fatigue fever joint_stiff slow_growth walk_hard, nodes rash red_eyes', // juvenile arthritis
    '1 , fever high_pressure joint_pain muscle_pain numb rash sores weight_loss, belly_pain', // vasculitis
    '1 genital_sores mouth_sores, blurred joint_pain rash red_eyes skin_lump', // Behçet
    '1 petechiae, belly_pain blood_urine bloody_stool joint_pain leg_oedema rash', // Schönlein-Henoch
    '1 bone_pain weak_muscles, cramps deformity fatigue fracture muscle_pain walk_hard', // osteomalacia
    '1 wasting weak_muscles, fatigue unsteady walk_hard weight_loss', // sarcopenia
    '1 , bone_pain deformity fracture headache hearing', // Paget of bone
    '2 blood_urine fatigue foamy_urine joint_pain rash, fever hair_loss leg_oedema sun', // lupus and kidney
    '2 skin_lump, big_toe deformity finger foot_pain hand_weak joint_swell limited', // tophi
    '1 big_toe, belly_pain blood_urine flank_pain', // uric acid and stones
    '2 calf_swell heel, ankle burning leg_pain stiff swelling walk_hard', // tendons of the calf and heel
    '1 hard_skin, itch rash skin_dark skin_light stiff thick_skin', // morphoea, fasciitis
    '2 ankle, limited redness stiff swelling walk_hard warm', // arthritis of the ankle
    '2 high_fever joint_pain, chills dizzy fatigue headache limited nausea redness swelling walk_hard', // infected bones and joints
  ],
  spine: [
    '3 back_pain numb shooting weak_muscles, buttock electric leg_pain limited stiff walk_hard, incontinence', // disc herniation, sciatica
    '3 arm_shooting neck_pain numb, arm_pain headache limited numb_hand shoulder_pain stiff weak_muscles, dizzy unsteady', // neck disc
    '2 back_pain leg_pain walk_hard, claudication cramps numb shooting weak_muscles, incontinence', // spinal stenosis
    '3 back_pain limited stiff, neck_pain shooting, back_night height_loss numb', // spondylosis
    '2 back_pain, buttock leg_pain numb shooting stiff walk_hard, deformity', // spondylolisthesis
    '2 back_pain uneven, deformity, breathless height_loss', // scoliosis
    '2 back_pain height_loss, fatigue neck_pain stiff', // kyphosis
    '2 back_pain fever, back_night chills night_sweats numb weak_muscles weight_loss', // spondylodiscitis
    '1 back_pain incontinence numb stool_leak weak_muscles, shooting, erection', // cauda equina
    '2 back_pain, fracture height_loss injury limited', // vertebral fracture
    '2 buttock, back_pain hip_pain leg_pain shooting', // sacroiliac, piriformis, coccyx
    '2 neck_pain, dizzy ear_ringing headache no_sleep numb stiff', // worn neck
    '1 injury paralysis, back_pain incontinence neck_pain numb weak_muscles', // injured spine
  ],
  orthopedics: [
    '2 leg_pain, bone_pain foot_pain swelling walk_hard', // shin splints, growing pains
    '2 leg_pain muscle_pain, arm_pain cramps limited, heavy_legs swelling', // overuse of muscles
    '3 bruises deformity fracture injury swelling, bone_pain crackle limited walk_hard, numb', // fracture
    '3 ankle bruises swelling walk_hard, crackle injury limited', // sprain
    '2 crackle injury knee_pain locked swelling, limited walk_hard', // ligament, meniscus
    '2 deformity locked, bruises injury limited shoulder_pain swelling, numb', // dislocation
    '2 +oncology bone_lump bone_pain fracture, fatigue limited swelling walk_hard weight_loss, back_night fever night_sweats', // bone cancer
    '2 , bone_lump bone_pain fracture limited swelling', // benign bone tumour
    '2 bone_pain fever redness swelling, chills fatigue limited pus walk_hard warm', // osteomyelitis
    '2 shoulder_pain, arm_pain crackle injury limited no_sleep weak_muscles', // rotator cuff
    '2 heel, ankle crackle stiff swelling walk_hard', // Achilles tendon
    '2 flat_foot, ankle foot_pain heavy_legs heel knee_pain', // flat feet
    '1 deformity, big_toe foot_pain redness swelling', // bunion, club foot
    '2 , finger lump skin_lump wrist', // ganglion
    '2 , knee_pain limited skin_lump stiff swelling', // Baker cyst
    '2 knee_pain, crackle locked', // kneecap
    '1 uneven, deformity hip_pain walk_hard', // hip dysplasia
    '1 deformity finger, hand_weak limited skin_lump', // Dupuytren
    '2 muscle_pain, bruises injury limited spasm swelling weak_muscles', // muscle strain
    '1 leg_pain, injury numb pale swelling weak_muscles', // compartment syndrome
    '1 , limited lump numb skin_lump swelling', // soft tissue tumours
    '1 , arm_pain burning injury skin_dark stiff sweating swelling', // complex regional pain
    '1 , bone_pain deformity fracture slow_growth walk_hard', // brittle bones, rickets
    '2 , burning foot_pain numb_feet swelling', // metatarsalgia, Morton
    '2 hand_weak numb_hand wrist, finger no_sleep numb', // carpal tunnel
    '2 foot_pain, big_toe deformity numb_feet swelling thick_skin', // forefoot
    '1 hip_pain, bruises fracture groin_pain injury limited uneven walk_hard', // broken hip
    '2 elbow, arm_pain bruises injury limited numb_hand swelling', // elbow injuries
    '2 hand_weak, bruises finger injury limited numb swelling wound', // cut tendons, broken fingers
    '1 skin_lump, foot_pain joint_pain limited swelling', // nodes and cysts by joints
  ],
};
