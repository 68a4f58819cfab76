import type { ConditionTable } from './condition-table.ts';

export const nerveMindAndBoneConditions: ConditionTable = {
  neurology: [
    '3 half_head! headache! nausea! vomit photophobia! dizzy blurred? floaters? numb? neck_pain? moody? speech?', // migraine
    '3 headache! neck_pain worry no_sleep no_focus? shoulder_pain? fatigue photophobia? jaw?', // tension headache
    '2 half_head! eye_pain! tears! blocked_nose! red_eyes droopy_lid sweating? runny_nose? lid_swell', // cluster headache
    '3 dizzy! vertigo! unsteady! nausea vomit ear_ringing headache? no_focus? blurred? sweating? hearing?', // vestibular disorder
    '3 +ent vertigo! dizzy nausea unsteady vomit', // positional vertigo
    '3 headache! dizzy! no_sleep forgetful numb no_focus ear_ringing? blurred? fatigue? unsteady', // poor circulation of the brain
    '3 fits! coma? confused faint spasm? moody? incontinence? drool? twitch worry?', // epilepsy
    '3 tremor! slow! stiff! unsteady! speech? forgetful? swallow? depressed? no_sleep? constipation? smell_loss? face_droop? drool? walk_hard', // Parkinson
    '2 tremor! speech? hand_weak?', // essential tremor
    '3 forgetful! confused! speech moody depressed? no_focus unsteady? hallucination? no_sleep?', // dementia
    '3 face_droop! one_side? tears? dry_eyes? taste_loss drool ear_pain? headache? speech? droopy_lid? eye_pain?', // facial palsy
    '2 face_pain! electric! toothache? jaw numb?', // trigeminal neuralgia
    '3 numb! burning! weak_muscles! numb_feet! electric unsteady wasting? numb_hand foot_pain cramps', // neuropathy
    '2 numb_hand! hand_weak! wrist! finger numb weak_muscles no_sleep? arm_pain', // carpal tunnel
    '2 weak_muscles! droopy_lid! double_vision! swallow! speech breathless fatigue! jaw?', // myasthenia
    '2 weak_muscles! numb blurred! double_vision unsteady! fatigue incontinence dizzy eye_pain? spasm paralysis? vision_loss? tremor? speech', // multiple sclerosis
    '2 weak_muscles! numb paralysis! breathless walk_hard back_pain? double_vision swallow? unsteady', // Guillain-Barré
    '1 weak_muscles! wasting! twitch! speech! swallow! cramps walk_hard spasm breathless? drool?', // motor neurone disease
    '2 fever! headache! neck_stiff! vomit! photophobia! confused! nausea fits! lethargic rash? high_fever coma', // meningitis
    '2 fever! headache! confused! fits! coma vomit moody? weak_muscles lethargic hallucination? neck_stiff', // encephalitis
    '2 +oncology headache! vomit! blurred! fits! unsteady weak_muscles speech moody? nausea hearing? forgetful? numb double_vision one_side', // brain tumour
    '2 restless_legs! no_sleep! cramps? numb?', // restless legs
    '3 no_sleep! fatigue no_focus moody worry? headache sleepy forgetful? depressed?', // insomnia
    '2 sleep_attack! sleepy! hallucination? no_focus', // narcolepsy
    '2 twitch! face_droop? spasm?', // hemifacial spasm, tics
    '1 spasm! neck_pain tremor? deformity twitch speech?', // dystonia
    '1 twitch! unsteady forgetful moody depressed speech swallow slow', // Huntington
    '1 unsteady! speech! tremor? swallow twitch walk_hard', // ataxia
    '2 weak_muscles! wasting! walk_hard! delay? breathless? unsteady deformity?', // muscular dystrophy
    '2 headache vomit blurred vision_loss double_vision ear_ringing nausea', // raised pressure
    '2 headache! dizzy! confused! vomit forgetful no_focus photophobia? unsteady injury!', // concussion
    '2 headache! unsteady! forgetful! incontinence! walk_hard vomit sleepy blurred', // hydrocephalus
    '1 headache! jaw! vision_loss! fever? muscle_pain weight_loss? fatigue face_pain', // temporal arteritis
    '2 back_pain? numb weak_muscles! incontinence! paralysis! spasm walk_hard stool_leak numb_feet', // spinal cord disease
    '2 electric! burning! numb rash? itch?', // neuralgia
    '2 headache! neck_pain! nausea? shoulder_pain? dizzy', // occipital and cervical headache
    '2 dizzy sweating palpitations faint bloating? erection? constipation incontinence', // autonomic disorder
    '1 hearing! ear_ringing! unsteady! face_droop? dizzy headache? numb', // acoustic neuroma
    '1 fits headache one_side speech', // vascular malformation
  ],
  stroke: [
    '3 one_side! face_droop! speech! headache dizzy unsteady confused vision_loss numb weak_muscles paralysis! coma? swallow? blurred nausea? double_vision?', // stroke
    '3 one_side! speech! face_droop vision_loss dizzy unsteady numb weak_muscles double_vision', // transient attack
    '2 headache! vomit! coma! neck_stiff confused photophobia fits nausea droopy_lid? double_vision?', // brain haemorrhage, aneurysm
    '1 headache! blurred vomit fits weak_muscles one_side speech', // venous thrombosis
  ],
  neurosurgery: [
    '1 headache! blurred! vision_loss missed_period? low_libido? fatigue nipple_discharge? big_hands', // pituitary tumour
    '1 headache! vomit confused coma injury! fits', // head injury
    '1 neck_pain! headache! unsteady numb swallow dizzy weak_muscles', // Chiari, syrinx
    '1 back_pain! numb! weak_muscles! incontinence walk_hard back_night', // spinal tumour
  ],
  pediatric_neurology: [
    '2 delay! spasm! walk_hard weak_muscles fits? swallow? drool? speech? unsteady', // cerebral palsy
    '2 fits! high_fever! fever', // febrile fits
    '1 delay slow_growth face_round? weak_muscles deformity', // genetic syndromes
  ],
  psychiatry: [
    '3 depressed! no_sleep fatigue! no_appetite no_focus weight_loss? moody worry low_libido? forgetful? body_aches? slow?', // depression
    '3 worry! no_sleep moody! palpitations! no_focus fatigue muscle_pain? sweating tremor? headache? bloating? breathless? urine_often?', // anxiety
    '2 panic! palpitations! breathless! sweating! tremor! chest_pain dizzy numb? nausea? worry faint? chills? hot_flush?', // panic
    '2 hallucination! confused? moody? depressed? no_sleep no_focus speech? worry?', // psychosis
    '2 hyper! moody! depressed! no_sleep no_focus fatigue?', // bipolar
    '2 rituals! worry! panic?', // obsession
    '2 panic! no_sleep worry moody! depressed hallucination? no_focus', // after trauma
    '2 worry! fatigue no_sleep headache no_focus moody chest_pain? bloating? palpitations muscle_pain? no_appetite?', // stress
    '2 panic! worry! tremor sweating palpitations', // phobias
    '1 no_appetite! weight_loss! missed_period? worry cold hair_loss?', // anorexia
    '1 hunger vomit! worry depressed weight_gain?', // bulimia
    '2 tremor! sweating! worry no_sleep! hallucination! vomit confused fits', // alcohol, drugs
    '2 belly_pain? headache? chest_pain? numb? fatigue worry! body_aches no_sleep dizzy', // somatic complaints
    '1 moody! panic rituals depressed', // personality
  ],
  child_psychiatry: [
    '2 hyper! no_focus! moody forgetful', // ADHD
    '2 delay! rituals! speech', // autism
    '1 twitch! speech rituals', // Tourette
  ],
  rheumatology: [
    '3 joint_pain! joint_swell! joint_stiff! fatigue fever? deformity finger wrist weight_loss? no_appetite? skin_lump? limited weak_muscles? pale? warm', // rheumatoid arthritis
    '3 joint_pain! joint_stiff! crackle! limited! knee_pain joint_swell deformity walk_hard', // osteoarthritis
    '3 knee_pain! crackle! joint_stiff limited! walk_hard swelling joint_swell deformity', // knee osteoarthritis
    '3 big_toe! joint_swell! joint_pain! redness! warm swelling fever? skin_lump limited foot_pain', // gout
    '2 back_pain! back_night! stiff! joint_stiff buttock! neck_pain red_eyes? fatigue hip_pain heel? limited height_loss? chest_pain?', // ankylosing spondylitis
    '2 joint_pain! rash! fatigue! fever! hair_loss! mouth_sores! sun! leg_oedema? chest_pain? white_fingers? weight_loss? muscle_pain? foamy_urine? headache? joint_swell pale?', // lupus
    '2 hard_skin! white_fingers! joint_pain swallow heartburn breathless? cold_limbs fatigue? finger skin_dark?', // scleroderma
    '2 dry_eyes! dry_mouth! joint_pain fatigue salivary? vaginal_dry? dry_skin? swallow? toothache? dry_cough?', // Sjögren
    '2 weak_muscles! muscle_pain! rash swallow! fatigue breathless? weight_loss fever? joint_pain', // myositis
    '2 body_aches! muscle_pain! fatigue! no_sleep! stiff headache no_focus! depressed? forgetful worry? bloating? numb?', // fibromyalgia
    '2 joint_pain! scales! nails! joint_swell joint_stiff finger heel? back_pain? red_eyes? rash', // psoriatic arthritis
    '2 joint_pain! joint_swell! fever! chills redness! warm limited! walk_hard', // septic arthritis
    '2 joint_pain! joint_swell urine_burn! red_eyes! heel fever? discharge? rash? back_pain mouth_sores?', // reactive arthritis
    '3 back_pain! height_loss! fracture! bone_pain! body_aches? cramps? neck_pain?', // osteoporosis
    '3 shoulder_pain! limited! arm_pain no_sleep? stiff', // frozen shoulder, periarthritis
    '3 neck_pain! shoulder_pain! stiff! limited headache arm_pain? numb dizzy?', // neck and shoulder
    '2 heel! foot_pain! stiff walk_hard swelling?', // plantar fasciitis, heel spur
    '2 elbow! arm_pain! hand_weak wrist? finger?', // tennis elbow
    '2 finger! locked! stiff joint_pain limited wrist swelling crackle', // trigger finger
    '2 wrist! finger! swelling limited hand_weak crackle', // De Quervain, tenosynovitis
    '2 muscle_pain! stiff! shoulder_pain hip_pain neck_pain fatigue fever? weight_loss? limited', // polymyalgia
    '2 rib_pain! chest_pain! pleuritic', // costochondritis
    '3 hip_pain! groin_pain! limited walk_hard! leg_pain buttock stiff knee_pain', // hip osteoarthritis, necrosis of the head
    '2 muscle_pain! spasm stiff shoulder_pain neck_pain back_pain headache?', // myofascial pain
    '2 swelling! joint_pain limited redness? warm knee_pain elbow shoulder_pain', // bursitis
    '2 joint_pain swelling limited crackle weak_muscles? heel ankle', // tendinitis
    '1 joint_pain fever! rash! sore_throat? nodes? muscle_pain joint_swell', // Still
    '2 fever joint_pain! joint_swell! joint_stiff rash? slow_growth walk_hard red_eyes? fatigue nodes?', // juvenile arthritis
    '1 joint_pain fever weight_loss numb rash muscle_pain belly_pain? sores high_pressure', // vasculitis
    '1 mouth_sores! genital_sores! red_eyes joint_pain rash skin_lump blurred', // Behçet
    '1 rash petechiae! joint_pain belly_pain blood_urine bloody_stool leg_oedema', // Schönlein-Henoch
    '1 bone_pain! weak_muscles! fracture walk_hard deformity muscle_pain fatigue cramps', // osteomalacia
    '1 fatigue wasting! weak_muscles! unsteady weight_loss walk_hard', // sarcopenia
    '1 bone_pain deformity hearing headache fracture', // Paget of bone
  ],
  spine: [
    '3 back_pain! shooting! numb! weak_muscles! limited walk_hard buttock stiff leg_pain incontinence? electric', // disc herniation, sciatica
    '3 neck_pain! arm_shooting! arm_pain numb! numb_hand weak_muscles shoulder_pain headache stiff dizzy? limited unsteady?', // neck disc
    '2 back_pain! leg_pain! numb weak_muscles walk_hard! claudication cramps shooting incontinence?', // spinal stenosis
    '3 back_pain! stiff! limited! back_night? shooting numb? neck_pain height_loss?', // spondylosis
    '2 back_pain! shooting leg_pain numb walk_hard stiff buttock deformity?', // spondylolisthesis
    '2 uneven! back_pain! height_loss? breathless? deformity', // scoliosis
    '2 height_loss! back_pain! stiff fatigue neck_pain', // kyphosis
    '2 back_pain! fever! back_night weight_loss chills numb weak_muscles night_sweats', // spondylodiscitis
    '1 incontinence! stool_leak! numb! weak_muscles! back_pain! shooting erection?', // cauda equina
    '2 back_pain! height_loss limited fracture injury', // vertebral fracture
    '2 buttock! back_pain shooting hip_pain leg_pain', // sacroiliac, piriformis, coccyx
  ],
  orthopedics: [
    '2 leg_pain! bone_pain swelling walk_hard foot_pain', // shin splints, growing pains
    '3 leg_pain! muscle_pain! limited cramps heavy_legs? swelling? arm_pain', // overuse of muscles
    '3 injury! swelling! fracture! deformity! bruises! limited walk_hard crackle numb? bone_pain', // fracture
    '3 ankle! swelling! bruises! walk_hard! injury crackle limited', // sprain
    '2 knee_pain! locked! crackle! swelling! injury! limited walk_hard', // ligament, meniscus
    '2 locked! deformity! swelling injury limited shoulder_pain numb? bruises', // dislocation
    '2 +oncology bone_pain! bone_lump! swelling fracture! fatigue weight_loss fever? walk_hard limited back_night? night_sweats?', // bone cancer
    '2 bone_lump bone_pain swelling limited fracture', // benign bone tumour
    '2 bone_pain! fever! swelling! redness! warm chills pus limited walk_hard fatigue', // osteomyelitis
    '2 shoulder_pain! limited weak_muscles arm_pain no_sleep crackle injury', // rotator cuff
    '2 heel! swelling walk_hard stiff ankle crackle', // Achilles tendon
    '2 flat_foot! foot_pain ankle heel knee_pain heavy_legs', // flat feet
    '1 deformity! foot_pain big_toe swelling redness', // bunion, club foot
    '2 wrist skin_lump lump finger', // ganglion
    '2 knee_pain swelling limited skin_lump stiff', // Baker cyst
    '2 knee_pain! crackle locked', // kneecap
    '1 walk_hard hip_pain uneven! deformity', // hip dysplasia
    '1 finger! deformity! skin_lump limited hand_weak', // Dupuytren
    '2 muscle_pain! swelling bruises injury limited spasm weak_muscles', // muscle strain
    '1 leg_pain! swelling numb pale injury weak_muscles', // compartment syndrome
    '1 skin_lump lump swelling numb limited', // soft tissue tumours
    '1 burning arm_pain swelling skin_dark sweating stiff injury', // complex regional pain
    '1 deformity walk_hard bone_pain slow_growth fracture', // brittle bones, rickets
    '2 foot_pain swelling numb_feet burning', // metatarsalgia, Morton
  ],
};
