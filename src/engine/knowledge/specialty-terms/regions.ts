import type { SymptomTable } from './symptom-table.ts';

/** Where on the body something is, as people name it. */
export const regions: SymptomTable = {
  head: 'head|nửa đầu|sau đầu|thái dương|trán|vùng chẩm|vùng đầu|đỉnh đầu|temple|temples|forehead|scalp',
  face: 'da mặt|gò má|hàm mặt|khuôn mặt|!má|mặt|nửa mặt|vùng mặt|cheek|cheeks|face',
  eye: 'eye|eyes|hai mắt|hốc mắt|mắt|mắt phải|mắt trái|một mắt|nhãn cầu|eye socket',
  lid: 'bờ mi|mi mắt|mí|mí mắt|quanh mắt|eyelid|eyelids',
  ear: 'ear|hai tai|lỗ tai|sau tai|tai|trong tai|vành tai|ống tai|ears',
  nose: 'hốc mũi|mũi|trong mũi|xoang|nose|sinus|sinuses|nostril|nostrils',
  throat: 'cổ họng|họng|thanh quản|throat|tonsils',
  mouth: 'khoang miệng|lưỡi|!lợi|miệng|mouth|môi|niêm mạc miệng|nướu|trong miệng|gum|gums|lip|lips|tongue',
  tooth: 'chân răng|răng|molar|teeth|tooth|wisdom tooth',
  jaw: 'dưới hàm|góc hàm|!hàm|mang tai|quai hàm|xương hàm|jaw',
  neck: 'bên cổ|cổ|neck|trước cổ|vùng cổ|ở cổ',
  nape: 'cổ gáy|gáy|sau cổ|sau gáy|vai gáy|back of neck',
  shoulder: 'bả vai|khớp vai|shoulder|vai|collarbone|shoulders|shoulder blade',
  arm: 'bắp tay|cánh tay|cẳng tay|hai tay|tay|arm|arms|forearm',
  elbow: 'khuỷu|khuỷu tay|elbow|elbows',
  wrist: 'cổ tay|wrist|wrists',
  hand: 'bàn tay|các ngón tay|lòng bàn tay|ngón cái|ngón tay|ngón tay cái|đầu ngón tay|finger|fingers|hand|hands|knuckles|thumb|thumbs',
  chest: 'chest|lồng ngực|ngực|vùng ngực|xương ức|breastbone',
  rib: 'sườn|xương sườn|!ức|rib|ribs',
  breast: 'breast|bầu ngực|bầu vú|hai bên vú|một bên vú|tuyến vú|vú|breasts',
  nipple: 'nhũ hoa|núm vú|quầng vú|đầu vú|nipple|nipples',
  armpit: 'hố nách|nách|vùng nách|armpit|armpits',
  belly: 'belly|bụng|quanh rốn|rốn|stomach|vùng bụng|ổ bụng|abdomen|belly button|tummy',
  upper_belly:
    'bụng trên|dạ dày|thượng vị|trên rốn|vùng bụng trên|vùng thượng vị|upper abdomen|upper belly|upper stomach',
  right_upper: 'bụng trên bên phải|hạ sườn phải|sườn phải|vùng gan|right upper abdomen|under right ribs',
  lower_belly: 'bụng dưới|dưới rốn|hạ vị|vùng bụng dưới|lower abdomen|lower belly|lower stomach',
  right_lower: 'bụng dưới bên phải|hố chậu phải|lower right abdomen|lower right belly',
  left_lower: 'bụng dưới bên trái|hố chậu trái|lower left abdomen|lower left belly',
  back: 'cột sống|lưng|lưng dưới|lưng trên|sống lưng|thắt lưng|vùng lưng|back|lower back|spine|upper back',
  flank: 'bên hông|hông lưng|mạn sườn|mạng sườn|vùng hông|vùng thận|flank',
  buttock: 'mông|vùng mông|xương cụt|buttock|buttocks|tailbone',
  groin: 'bẹn|háng|vùng bẹn|vùng háng|groin',
  hip: 'khớp háng|xương háng|hip|hips',
  pelvis: 'khung chậu|tiểu khung|tầng sinh môn|vùng chậu|vùng đáy chậu|xương chậu|xương mu|pelvis',
  anus: 'hậu môn|quanh hậu môn|trực tràng|anus|bottom|rectum',
  genitals: 'bộ phận sinh dục|cơ quan sinh dục|da sinh dục|sinh dục|vùng kín|vùng sinh dục|genitals|private parts',
  penis: 'bao quy đầu|cậu nhỏ|dương vật|quy đầu|penis|foreskin',
  testicle: 'bìu|da bìu|hai tinh hoàn|tinh hoàn|vùng bìu|scrotum|testicle|testicles',
  vagina: 'cửa mình|môi bé|môi lớn|âm hộ|âm đạo|vagina|vulva',
  leg: 'chi dưới|chân|cẳng chân|hai chân|leg|legs|đùi|shin|shins|thigh|thighs',
  calf: 'bắp chuối|bắp chân|calf|calves',
  knee: 'sau đầu gối|gối|khớp gối|knee|sau gối|đầu gối|knees',
  ankle: 'cổ chân|khớp cổ chân|mắt cá|mắt cá chân|ankle|ankles',
  foot: 'bàn chân|feet|foot|gan bàn chân|lòng bàn chân|mu bàn chân|ngón chân|sole|soles|toes',
  heel: 'gót|gót chân|vùng gót|heel|heels',
  toe: 'ngón chân cái|big toe',
  joint: 'các khớp|joints|khớp|khớp xương|nhiều khớp|xương khớp|joint',
  bone: 'bone|trong xương|xương|bones',
  muscle: 'bắp thịt|các cơ|cơ bắp|cơ khớp|muscle|muscles',
  skin: 'da|dưới da|skin|trên da|vùng da',
  under_skin: 'bên dưới da|dưới da|dưới lớp da',
  limbs: 'chân tay|các chi|tay chân|tứ chi|arms and legs|hands and feet|limbs',
  body: 'cơ thể|khắp cơ thể|khắp người|người|toàn thân|all over|body',
};

/** Words with which a complaint begins, by its kind. */
export const kinds: Readonly<Record<string, string>> = {
  pain: 'đau nhức mỏi tức buốt nhói ê pain pains ache aches aching hurt hurts hurting sore painful throbbing',
  swelling: 'sưng phù phồng swollen swelling swells swelled puffy',
  lump: 'khối cục u bướu hạt nốt lump lumps bump growth',
  itch: 'ngứa itch itchy itches itching',
  numb: 'tê châm numb numbness tingling',
  sores: 'loét lở vết trợt ulcer ulcers sores',
  rash: 'mẩn mụn mảng đốm rash rashes spots patches',
  red: 'đỏ tấy red',
  stiff: 'cứng stiff stiffness',
  weak: 'yếu liệt teo weak weakness',
  bleeding: 'chảy máu huyết bleeding bleeds',
  cold: 'lạnh cold',
  burning: 'rát nóng bỏng burning burns',
};

/** What a kind of complaint in a region is: pairs of region and symptom. */
export const inRegion: Readonly<Record<string, string>> = {
  pain: 'head headache face face_pain eye eye_pain lid eye_pain ear ear_pain nose sinus_pain throat sore_throat mouth mouth_sores tooth toothache jaw jaw neck neck_pain nape neck_pain shoulder shoulder_pain arm arm_pain elbow elbow wrist wrist hand finger chest chest_pain rib rib_pain breast breast_pain nipple nipple_change armpit armpit_lump belly belly_pain upper_belly upper_belly right_upper right_upper lower_belly lower_belly right_lower right_lower left_lower left_lower back back_pain flank flank_pain buttock buttock groin groin_pain hip hip_pain pelvis pelvis anus anus_pain genitals genital_pain penis penis_skin testicle testicle_pain vagina vaginal_itch leg leg_pain calf leg_pain knee knee_pain ankle ankle foot foot_pain heel heel toe big_toe joint joint_pain bone bone_pain muscle muscle_pain limbs leg_pain body body_aches',
  swelling:
    'throat tonsils face face_oedema eye lid_swell lid lid_swell ear ear_swell jaw salivary neck neck_lump mouth mouth_sores hand finger breast breast_swell belly bloating groin groin_lump anus anus_lump genitals genital_pain penis penis_skin testicle testicle_pain vagina vaginal_itch leg leg_oedema calf calf_swell knee knee_pain ankle leg_oedema foot leg_oedema toe big_toe joint joint_swell limbs leg_oedema body oedema bone bone_lump wrist wrist head swelling nose sinus_pain tooth gum_swell nape neck_lump shoulder joint_swell arm swelling elbow elbow chest swelling rib swelling nipple nipple_change armpit armpit_lump upper_belly bloating lower_belly bloating back swelling flank swelling buttock swelling hip joint_swell heel heel muscle swelling skin swelling under_skin skin_lump pelvis pelvis',
  lump: 'leg skin_lump arm skin_lump shoulder skin_lump back skin_lump face skin_lump head skin_lump hand skin_lump foot skin_lump knee skin_lump nape skin_lump neck neck_lump breast breast_lump armpit armpit_lump belly belly_lump groin groin_lump anus anus_lump vagina vaginal_lump testicle testicle_lump mouth mouth_lump eye lid_swell lid lid_swell jaw salivary skin skin_lump under_skin skin_lump bone bone_lump wrist skin_lump joint skin_lump genitals genital_sores penis genital_sores ear ear_swell nose sinus_pain throat throat_lump tooth gum_swell elbow skin_lump chest skin_lump rib bone_lump nipple nipple_change upper_belly belly_lump right_upper belly_lump lower_belly belly_lump right_lower belly_lump left_lower belly_lump flank belly_lump buttock skin_lump hip bone_lump pelvis belly_lump calf skin_lump ankle skin_lump heel skin_lump toe big_toe muscle skin_lump',
  itch: 'eye itchy_eyes lid itchy_eyes ear ear_itch nose sneeze throat sore_throat anus anus_itch genitals vaginal_itch vagina vaginal_itch penis penis_skin nipple nipple_change skin itch body itch head itch face itch mouth mouth_sores neck itch nape itch shoulder itch arm itch elbow itch wrist itch hand itch chest itch breast itch armpit itch belly itch back itch buttock itch groin itch testicle itch leg itch calf itch knee itch ankle itch foot itch heel itch limbs itch',
  numb: 'calf numb_feet hand numb_hand foot numb_feet leg numb limbs numb arm numb face face_pain head numb mouth numb neck numb nape numb shoulder numb elbow numb_hand wrist numb_hand back numb buttock numb hip numb knee numb ankle numb_feet heel numb_feet toe numb_feet muscle numb skin numb body numb groin numb genitals numb anus numb',
  sores:
    'mouth mouth_sores throat mouth_sores genitals genital_sores penis genital_sores vagina genital_sores foot slow_wound leg slow_wound nipple nipple_change skin sores face sores lid lid_swell ear ear_swell nose sores tooth gum_swell neck sores arm sores hand sores breast nipple_change armpit sores buttock sores groin sores anus anus_lump testicle genital_sores calf slow_wound knee sores ankle slow_wound heel slow_wound toe slow_wound limbs sores body sores',
  rash: 'skin rash face rash body rash genitals genital_sores penis penis_skin mouth mouth_sores head rash lid lid_swell ear rash neck rash nape rash arm rash elbow rash wrist rash hand rash chest rash breast rash armpit rash belly rash back rash buttock rash groin rash testicle genital_sores vagina genital_sores leg rash calf rash knee rash ankle rash foot rash limbs rash throat sore_throat',
  red: 'eye red_eyes lid lid_swell skin redness throat sore_throat breast breast_swell penis penis_skin face redness ear ear_swell nose redness mouth mouth_sores neck redness arm redness hand redness chest redness belly redness back redness leg redness calf redness knee joint_swell ankle joint_swell foot redness toe big_toe joint joint_swell genitals vaginal_itch vagina vaginal_itch anus anus_itch body redness',
  stiff:
    'joint joint_stiff neck neck_stiff nape neck_stiff back stiff shoulder limited muscle spasm limbs spasm jaw lockjaw elbow limited wrist limited hand joint_stiff hip limited knee joint_stiff ankle limited foot joint_stiff leg spasm arm limited calf cramps body stiff belly belly_rigid bone stiff',
  weak: 'limbs weak_muscles leg weak_muscles arm weak_muscles muscle weak_muscles face face_droop hand hand_weak wrist hand_weak shoulder weak_muscles calf weak_muscles knee weak_muscles foot weak_muscles ankle weak_muscles body fatigue lid droopy_lid eye droopy_lid hip weak_muscles back weak_muscles',
  bleeding:
    'nose nosebleed tooth gum_bleed mouth gum_bleed anus bloody_stool vagina vaginal_bleed nipple nipple_discharge eye eye_bleed ear ear_discharge throat nosebleed genitals vaginal_bleed penis semen_blood jaw gum_bleed',
  cold: 'limbs cold_limbs hand cold_limbs foot cold_limbs leg cold_limbs arm cold_limbs calf cold_limbs knee cold_limbs ankle cold_limbs heel cold_limbs toe cold_limbs body cold back chills skin cold_limbs',
  burning:
    'upper_belly upper_belly chest heartburn throat sore_throat skin burning vagina vaginal_itch anus anus_pain eye gritty mouth mouth_sores belly upper_belly face burning head burning ear ear_pain nose sinus_pain foot burning hand burning leg burning limbs burning body burning genitals vaginal_itch penis penis_skin back burning breast breast_pain nipple nipple_change lower_belly lower_belly lid gritty testicle testicle_pain',
};
