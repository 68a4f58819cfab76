import type { TermTable } from './term-table.ts';

/** Complaints that several specialties share: the weights say how often each is the right door. */
export const sharedSymptoms: TermTable = [
  // Whole body
  [
    'general_internal 0.5 endocrinology 0.7 hematology 0.7 hepatology 0.6 cardiology 0.6 nephrology 0.4 infectious_disease 0.4 oncology 0.3 #fatigue 1',
    'mệt mỏi|~mệt|uể oải|kiệt sức|mệt người|suy nhược cơ thể|fatigue|tired|mệt mỏi kéo dài|mệt đừ|cơ thể mệt mỏi|đuối sức|thiếu năng lượng|suy nhược',
  ],
  [
    'gastroenterology 1.5 hepatology 1.2 oncology 0.5 nephrology 0.5 psychiatry 0.4 infectious_disease 0.4 pediatrics 0.3 #no_appetite 1',
    'chán ăn|ăn không ngon|ăn kém|kém ăn|ăn uống kém|ăn mất ngon|không muốn ăn|mất cảm giác thèm ăn|loss of appetite|ăn uống không ngon',
  ],
  [
    'endocrinology 1.4 oncology 1.4 gastroenterology 1.2 pulmonology 0.7 infectious_disease 0.5 hematology 0.3 #weight_loss 1',
    'sụt cân|sút cân|giảm cân nhanh|sụt cân không rõ nguyên nhân|giảm cân không rõ nguyên nhân|sụt cân không rõ lý do|giảm cân không chủ đích|gầy sút|sụt ký|ốm đi|gầy đi|giảm cân đột ngột|weight loss|sụt cân nhiều|sụt cân nhanh',
  ],
  [
    'endocrinology 2.4 nutrition 0.8 gynecology 0.8 nephrology 0.5 cardiology 0.5 #weight_gain 1',
    'tăng cân|tăng cân nhanh|tăng cân không kiểm soát|béo lên|tăng cân không rõ nguyên nhân|tăng cân đột ngột|weight gain|khó giảm cân|vòng eo|béo bụng|tích mỡ|mỡ bụng',
  ],
  [
    'infectious_disease 2.5 pulmonology 0.8 ent 0.7 pediatrics 0.7 urology 0.4 #fever 1',
    '~sốt|sốt nhẹ|nóng sốt|hạ sốt|sốt về chiều|fever|hâm hấp sốt|sốt nóng',
  ],
  [
    'infectious_disease 3.2 pediatrics 0.8 pulmonology 0.7 ent 0.4 neurology 0.3 #fever 1',
    'sốt cao|sốt li bì|sốt cao liên tục|sốt cao đột ngột|high fever|sốt 39|sốt 40|sốt kéo dài',
  ],
  [
    'infectious_disease 2 urology 1.6 pulmonology 0.6 hepatobiliary_surgery 0.4 #chills 1',
    'ớn lạnh|rét run|lạnh run|sốt rét run|sốt ớn lạnh|sốt lạnh run|gai rét|chills|nóng lạnh|người ớn lạnh',
  ],
  [
    'cardiology 1.5 endocrinology 1.2 infectious_disease 0.5 #sweating 1',
    'vã mồ hôi|toát mồ hôi|vã mồ hôi lạnh|toát mồ hôi lạnh|đổ mồ hôi lạnh',
  ],
  [
    'tuberculosis 1.5 endocrinology 1 hematology 0.8 oncology 0.7 gynecology 0.7 #night_sweats 1',
    'đổ mồ hôi đêm|ra mồ hôi đêm|ra mồ hôi ban đêm|đổ mồ hôi về đêm|mồ hôi đêm|đổ mồ hôi ban đêm|night sweats',
  ],
  [
    'endocrinology 1.4 dermatology 0.8 cardiology 0.6 #sweating 1',
    'đổ mồ hôi|ra nhiều mồ hôi|đổ mồ hôi nhiều|ra mồ hôi nhiều|mồ hôi|ra mồ hôi|tăng tiết mồ hôi',
  ],
  [
    'hematology 2.6 cardiology 0.8 pediatrics 0.5 gastroenterology 0.4 #pale 1',
    'xanh xao|da xanh xao|da xanh|nhợt nhạt|da nhợt nhạt|da tái|niêm mạc nhợt|pale',
  ],
  [
    'cardiology 2.6 pulmonology 1.4 pediatric_cardiology 0.6 #cyanosis 1',
    'tím tái|môi tím|tím môi|da tím tái|xanh tím|da xanh tím|đầu ngón tay tím|tím đầu chi|chuyển sang tím',
  ],
  [
    'nephrology 2.7 cardiology 2.1 hepatology 0.5 vascular_surgery 0.4 #oedema 1 #leg_oedema 1',
    '!phù|bị phù|phù nề|sưng phù|phù tay chân|sưng phù tay chân|phù toàn thân',
  ],
  [
    'cardiology 2.7 nephrology 2.2 vascular_surgery 0.8 hepatology 0.4 #oedema 1 #leg_oedema 1',
    'phù chân|phù hai chân|sưng phù chân|phù mắt cá|sưng mắt cá chân|phù mắt cá chân|phù bàn chân|chân bị phù|leg swelling|swollen legs|phù nề chi dưới|sưng mắt cá|sưng phù bàn chân|phù chi dưới|phù hai chi dưới|chân phù|sưng bàn chân|bàn chân sưng|mắt cá chân sưng',
  ],
  [
    'nephrology 3 cardiology 0.8 endocrinology 0.6 #oedema 1 #face_oedema 1',
    'sưng phù quanh mắt|sưng phù mí mắt|sưng phù ở mặt|phù mặt|sưng phù mặt|mặt phù|mặt sưng|mí mắt sưng phù|phù mí mắt|sưng quanh mắt|phù quanh mắt|mặt bị phù|mặt tròn',
  ],
  [
    'oncology 1.4 infectious_disease 1.2 hematology 1 ent 1 #nodes 1',
    'nổi hạch|sưng hạch|~hạch|hạch sưng|hạch bạch huyết|sưng hạch bạch huyết|hạch nách|hạch bẹn|hạch to|swollen lymph nodes',
  ],
  [
    'oncology 1.8 ent 1.3 endocrinology 0.9 hematology 0.5 infectious_disease 0.4 #neck_nodes 1',
    'hạch cổ|nổi hạch ở cổ|hạch ở cổ|hạch thượng đòn|nổi hạch cổ|hạch góc hàm|hạch vùng cổ|sưng hạch cổ|hạch sau tai',
  ],
  [
    'endocrinology 3 oncology 1 ent 1 #neck_lump 1',
    'khối u ở cổ|u ở cổ|khối ở cổ|cổ to|cổ phình to|sưng cổ|cổ sưng|cục ở cổ|khối to ở cổ|sưng to ở cổ|khối u vùng cổ|phình cổ|bướu ở cổ',
  ],
  [
    'infectious_disease 1.6 rheumatology 1.8 #body_aches 1',
    'đau nhức toàn thân|đau mình|đau mình mẩy|đau nhức cơ thể|đau nhức người|đau mỏi toàn thân|nhức mỏi toàn thân|đau mỏi người|body aches|đau người',
  ],
  [
    'endocrinology 2.5 vascular_surgery 1 general_surgery 1 dermatology 0.5 #slow_wound 1',
    'vết thương lâu lành|vết loét lâu lành|lâu lành|chậm lành|vết thương chậm lành|vết thương khó lành|loét bàn chân|loét chân',
  ],
  [
    'hematology 3.5 vascular_surgery 0.5 infectious_disease 0.6 #bruises 1',
    'bầm tím|vết bầm|chảy máu bất thường|xuất huyết tự nhiên|bầm máu|dễ bầm tím|vết bầm tím|bầm tím dưới da|chảy máu không cầm|khó cầm máu|chảy máu khó cầm|xuất huyết',
  ],
  ['hematology 1.5', '!máu|xét nghiệm máu'],
  [
    'endocrinology 3.6 nephrology 0.4 #thirst 1',
    'khát nước|khát nước nhiều|khát nhiều|uống nhiều nước|hay khát|thirsty|nhanh đói|mau đói|đói nhiều|ăn nhiều',
  ],
  [
    'endocrinology 1.5 cardiology 0.6 vascular_surgery 1 #cold_limbs 1',
    'tay chân lạnh|chân lạnh|bàn chân lạnh|lạnh tay chân|bàn tay lạnh|sợ lạnh|chân tay lạnh|lạnh chân|lạnh bàn chân',
  ],
  // Head, nerves and mind
  [
    'neurology 3.6 cardiology 0.6 ent 0.5 ophthalmology 0.4 infectious_disease 0.4 #headache 1',
    'đau đầu|nhức đầu|headache|đau nhức đầu|nặng đầu|căng đầu|đau âm ỉ đầu|đầu đau|đau trán|đau vùng trán|đau vùng đầu|đau ở đầu',
  ],
  [
    'neurology 3 cardiology 1.3 ent 0.9 hematology 0.6 #dizzy 1',
    'chóng mặt|dizziness|dizzy|choáng váng|xây xẩm|xây xẩm mặt mày|lâng lâng|choáng|choáng đầu|quay cuồng|chao đảo|chóng mặt quay cuồng|đầu quay cuồng|bồng bềnh',
  ],
  [
    'neurology 1.8 cardiology 1.4 hematology 0.8 ophthalmology 0.5 #dizzy 1',
    'hoa mắt|tối sầm mặt|hoa mắt chóng mặt|tối sầm|lightheaded',
  ],
  [
    'cardiology 2.4 neurology 2.2 emergency 0.5 #faint 1',
    '~ngất|ngất xỉu|xỉu|choáng ngất|mất ý thức|ngất thoáng qua|fainting|fainted|mất tỉnh táo|bất tỉnh|mất dần ý thức|rối loạn ý thức',
  ],
  [
    'neurology 3.2 rheumatology 1 spine 1 endocrinology 0.8 vascular_surgery 0.4 #numb 1',
    'tê bì|tê bì chân tay|tê bì tay chân|tê tay|tê chân|tê tay chân|tê chân tay|tê đầu ngón tay|tê ngón tay|tê bàn tay|châm chích|kiến bò|cảm giác kiến bò|numbness|tingling|~tê|tê buốt|tê bì bàn chân|tê bì bàn tay|tê bì tay|tê bì chân|tê rần|dị cảm|kim châm|như kim châm|tê ngón chân|tê bàn chân',
  ],
  ['neurology 2.6 endocrinology 1 spine 0.8 #numb 1', 'mất cảm giác|giảm cảm giác|rối loạn cảm giác'],
  [
    'neurology 3.2 rheumatology 1.2 spine 0.5 #weak_muscles 1',
    'yếu cơ|yếu tay chân|yếu chân|yếu tay|teo cơ|cơ yếu|yếu tứ chi|muscle weakness|yếu chi|tay chân yếu|đứng dậy từ ghế|khó nâng đồ vật|nâng đồ vật|khó nhấc tay|khó đứng lên|khó khăn khi đứng dậy|khó leo cầu thang|yếu một bên',
  ],
  [
    'neurology 2.4 psychiatry 2.4 endocrinology 0.4 gynecology 0.4 #no_sleep 1',
    'mất ngủ|khó ngủ|ngủ không sâu|rối loạn giấc ngủ|ngủ không ngon|ngủ ít|giấc ngủ|insomnia|trằn trọc|ngủ chập chờn|thiếu ngủ|khó đi vào giấc ngủ|không ngủ được|hay thức giấc|ngủ không ngon giấc|khó vào giấc',
  ],
  [
    'psychiatry 2.4 neurology 0.8 gynecology 0.6 endocrinology 0.5 #moody 1',
    'cáu gắt|dễ cáu|dễ cáu gắt|nóng nảy|thay đổi tâm trạng|tâm trạng thất thường|thay đổi tính tình|tính khí thất thường|dễ nổi nóng|dễ kích động|dễ xúc động|irritable|thay đổi tính cách|thay đổi tính nết',
  ],
  [
    'psychiatry 1.9 neurology 1.7 #no_focus 1',
    'khó tập trung|mất tập trung|giảm tập trung|kém tập trung|không tập trung|giảm chú ý|mất khả năng tập trung|lơ đãng',
  ],
  [
    'neurology 3.6 psychiatry 0.8 geriatrics 0.5 #forgetful 1',
    'hay quên|giảm trí nhớ|suy giảm trí nhớ|mất trí nhớ|quên nhiều|lú lẫn|nhầm lẫn|memory loss|đãng trí|nhớ kém|trí nhớ kém|nhận thức|suy giảm nhận thức|mất phương hướng',
  ],
  ['psychiatry 0.7 #worry 1', 'lo lắng|áp lực|căng thẳng|worried|hoang mang'],
  [
    'psychiatry 2.6 cardiology 0.3 endocrinology 0.4 #worry 1',
    'bồn chồn|bất an|lo âu|lo lắng quá mức|lo lắng nhiều|hồi hộp lo lắng|hay lo lắng|thường xuyên lo lắng|stress|căng thẳng kéo dài|luôn lo lắng',
  ],
  [
    'neurology 3.4 endocrinology 1.2 psychiatry 0.3 #tremor 1',
    'run tay|run tay chân|run khi nghỉ|run khi cầm nắm|run giọng|tay run|~run|run rẩy|tremor|chân tay run',
  ],
  [
    'neurology 4.2 pediatrics 0.5 infectious_disease 0.3 #fits 1',
    'co giật|cơn co giật|động kinh|seizure|convulsion|lên cơn co giật',
  ],
  ['infectious_disease 1 neurology 1 rheumatology 0.8 #spasm 1', 'co thắt cơ|co cứng cơ|co thắt cơ bắp|co rút cơ'],
  [
    'rheumatology 1.4 vascular_surgery 1.4 neurology 1 #cramps 1',
    'chuột rút|vọp bẻ|cramps|chuột rút bắp chân|chuột rút về đêm',
  ],
  [
    'ophthalmology 3 neurology 2 #double_vision 1 #droopy_lid 1',
    'nhìn đôi|song thị|sụp mí|sụp mi|sụp mí mắt|double vision|nhìn một thành hai',
  ],
  [
    'ophthalmology 3.8 neurology 1 endocrinology 0.7 cardiology 0.3 #blurred 1',
    'nhìn mờ|mờ mắt|mắt mờ|thị lực|giảm thị lực|thị lực giảm|suy giảm thị lực|blurred vision|mất thị lực|thị lực suy giảm|nhìn không rõ|tầm nhìn|rối loạn thị giác|thị giác',
  ],
  [
    'neurology 2 ophthalmology 2 #photophobia 1',
    'nhạy cảm với ánh sáng|nhạy cảm ánh sáng|sợ ánh sáng|sợ tiếng ồn|nhạy cảm với tiếng ồn',
  ],
  [
    'neurology 3.4 ent 0.8 stroke 1 #face_droop 1 #speech 1',
    'méo miệng|liệt mặt|liệt nửa mặt|méo mặt|miệng méo|nói khó|khó nói|nói đớ|nói ngọng|nói lắp|liệt dây thần kinh mặt|dây thần kinh mặt|liệt cơ mặt|rối loạn ngôn ngữ|khó diễn đạt',
  ],
  [
    'neurology 2 ent 1.5 cardiology 0.4 #unsteady 1',
    'mất thăng bằng|đi không vững|đi loạng choạng|loạng choạng|khó giữ thăng bằng|rối loạn thăng bằng|thăng bằng',
  ],
  [
    'ent 1.4 neurology 1.5 dentistry 0.8 #face_pain 1',
    'đau mặt|đau nhức vùng mặt|đau vùng mặt|đau nửa mặt|đau nhức mặt|vùng mặt|tê mặt',
  ],
  [
    'rheumatology 2.8 neurology 1.6 spine 0.8 #neck_pain 1',
    'đau gáy|đau sau gáy|cứng gáy|cứng cổ|đau cổ gáy|mỏi gáy|đau cổ|đau mỏi cổ|mỏi cổ|neck pain',
  ],
  // Ear, nose, throat, mouth
  [
    'ent 4 infectious_disease 0.6 pulmonology 0.5 #sore_throat 1',
    'đau họng|rát họng|viêm họng|đau rát họng|ngứa họng|khô họng|sore throat|đau cổ họng|rát cổ họng|ngứa cổ họng|ngứa rát cổ họng',
  ],
  [
    'ent 3.6 pulmonology 0.8 allergy_immunology 0.6 infectious_disease 0.5 #runny_nose 1',
    'sổ mũi|chảy nước mũi|chảy mũi|nghẹt mũi|ngạt mũi|hắt hơi|hắt xì|ngứa mũi|runny nose|stuffy nose|nước mũi|tắc nghẽn mũi|hắt hơi liên tục|chảy nước mũi trong',
  ],
  [
    'ent 3.4 endocrinology 0.8 oncology 0.5 #hoarse 1',
    'khàn đặc|khó nói to|giọng nói bị thay đổi|khàn tiếng|khản tiếng|khàn giọng|mất tiếng|khản giọng|giọng khàn|hoarse|thay đổi giọng nói|giọng nói|giọng nói thay đổi',
  ],
  [
    'ent 2.2 gastroenterology 2 endocrinology 0.8 neurology 0.5 oncology 0.4 #swallow 1',
    'khó nuốt|nuốt khó|nuốt vướng|nuốt nghẹn|nghẹn khi nuốt|nuốt đau|đau khi nuốt|difficulty swallowing|vướng ở cổ|nghẹn ở cổ|nghẹn cổ|nuốt',
  ],
  [
    'ent 4 neurology 0.7 #ear_ringing 1',
    'ù tai|tai ù|tinnitus|nghe kém|giảm thính lực|thính lực|khó khăn khi nghe|không nghe rõ|khó nghe|mất thính lực',
  ],
  ['ent 3.2 hematology 1.4 infectious_disease 0.5 #nosebleed 1', 'chảy máu cam|chảy máu mũi|nosebleed'],
  ['dentistry 3.4 hematology 1.3 infectious_disease 0.5 #gum_bleed 1', 'chảy máu chân răng|chảy máu nướu|chảy máu lợi'],
  [
    'dentistry 2.8 ent 1.4 gastroenterology 1 #bad_breath 1',
    'hôi miệng|hơi thở hôi|hơi thở có mùi|bad breath|miệng hôi|hơi thở có mùi hôi|đắng miệng|miệng đắng',
  ],
  ['dentistry 2 endocrinology 0.8 rheumatology 0.5 ent 0.7 #dry_mouth 1', 'khô miệng|miệng khô|khô môi'],
  [
    'ent 3.6 pulmonology 1.2 #snore 1',
    '!ngáy|ngủ ngáy|ngáy ngủ|ngáy to|ngưng thở khi ngủ|ngừng thở khi ngủ|snoring|ngáy khi ngủ',
  ],
  // Chest
  [
    'cardiology 3 pulmonology 1.8 gastroenterology 0.6 #chest_pain 1',
    'đau ngực|tức ngực|nặng ngực|đau tức ngực|đau nhói ngực|nhói ngực|đau nhói ở ngực|đau thắt vùng ngực|bóp nghẹt ngực|đau ở ngực|đau giữa ngực|đau vùng ngực|ép ngực|đè ngực|đè nặng ngực|đau lồng ngực|nặng tức ngực|thắt ngực|ngực đau|chest pain|chest tightness|chest pressure|khó chịu vùng ngực|khó chịu ở ngực|đau rát ở ngực|tức nặng ngực|đau rát ngực|thắt chặt ngực|bóp nghẹt lồng ngực|ngực bị bóp nghẹt|đau ngực dữ dội|khó chịu lồng ngực|khó chịu ngực',
  ],
  [
    'pulmonology 2.6 cardiology 2.2 hematology 0.3 #breathless 1',
    'khó thở|hụt hơi|thở dốc|hơi thở ngắn|thở không nổi|ngộp thở|thở hụt hơi|thở nhanh|thở nông|thở gấp|short of breath|shortness of breath|breathless|difficulty breathing|khó khăn khi thở|thở khó|thở mệt|ngạt thở|thở hổn hển|nghẹt thở',
  ],
  [
    'cardiology 3.2 pulmonology 1.4 #breathless_effort 1',
    'khó thở khi nằm|khó thở khi gắng sức|khó thở khi vận động|khó thở về đêm|khó thở kịch phát về đêm|khó thở khi leo cầu thang|mệt khi gắng sức|khó thở khi hoạt động|tập thể dục mệt',
  ],
  ['cardiology 1.8 pulmonology 0.8', 'leo cầu thang|khi gắng sức|gắng sức'],
  [
    'pulmonology 2.6 ent 1 infectious_disease 0.4 pediatrics 0.4 cardiology 0.4 #cough 1',
    '~ho|cough|coughing|ho nhiều|ho từng cơn|ho về đêm|ho sặc sụa|ho sốt|ho dữ dội|ho thường xuyên|cơn ho|ho dai dẳng|ho kéo dài',
  ],
  ['pulmonology 3.2 cardiology 0.6 ent 0.7 #cough 1', 'ho khan|ho khan kéo dài|ho khan về đêm'],
  [
    'pulmonology 3.6 tuberculosis 1 oncology 0.8 cardiology 0.6 #blood_cough 1',
    'ho ra máu|khạc ra máu|coughing blood|đờm có máu|đờm lẫn máu|ho có máu|ho lẫn máu',
  ],
  ['pulmonology 4.2 cardiology 0.4 pediatric_respiratory 0.5 #wheeze 1', 'thở khò khè|khò khè|thở rít|wheezing'],
  ['cardiology 3 endocrinology 0.9 psychiatry 0.8 #palpitations 1', 'hồi hộp|bồi hồi trong ngực|bồi hồi'],
  [
    'cardiology 4 endocrinology 0.8 psychiatry 0.4 #palpitations 1',
    'tim đập nhanh|nhịp tim nhanh|nhịp tim tăng|mạch nhanh|tim đập mạnh',
  ],
  ['cardiology 1 pulmonology 0.8 breast 0.5', 'ngực|vùng ngực|lồng ngực'],
  // Belly
  [
    'gastroenterology 2.6 general_surgery 0.8 gynecology 0.8 hepatobiliary_surgery 0.4 urology 0.4 #belly_pain 1',
    'đau bụng|đau vùng bụng|abdominal pain|belly pain|bụng đau|đau bụng dữ dội|đau bụng nhiều|đau trong bụng',
  ],
  [
    'gastroenterology 1.8 neurology 0.9 nephrology 0.5 obstetrics 0.5 infectious_disease 0.3 hepatology 0.3 #nausea 1',
    'buồn nôn|~nôn|nôn ói|ói|nôn mửa|mắc ói|nausea|vomiting|vomit|ói mửa|lợm giọng',
  ],
  [
    'gynecology 2.4 urology 1.5 gastroenterology 1.5 #lower_belly 1',
    'bụng dưới|đau bụng dưới|đau vùng bụng dưới|tức bụng dưới|đau lâm râm|trằn bụng dưới|nặng bụng dưới|hạ vị|vùng hạ vị|lower abdominal pain|đau âm ỉ bụng dưới',
  ],
  [
    'gynecology 2.8 urology 1.8 andrology 0.4 #pelvis 1',
    'vùng chậu|đau vùng chậu|khung chậu|đau vùng khung chậu|áp lực vùng chậu|pelvic pain|xương mu|tiểu khung|sàn chậu',
  ],
  [
    'hepatobiliary_surgery 2 hepatology 2 gastroenterology 1.5 #right_upper 1',
    'hạ sườn phải|đau hạ sườn phải|đau mạn sườn phải|đau bụng trên bên phải|đau bụng bên phải|đau phía trên bên phải|đau bụng phải',
  ],
  [
    'gastroenterology 4 colorectal_surgery 1 oncology 0.4 #constipation 1',
    'táo bón|constipation|khó đi cầu|!bón|khó đi ngoài|đại tiện khó',
  ],
  [
    'gastroenterology 4 infectious_disease 0.8 #diarrhoea 1',
    'tiêu chảy|diarrhea|diarrhoea|ỉa chảy|đi ngoài phân lỏng|phân lỏng|đi cầu lỏng',
  ],
  [
    'colorectal_surgery 3 gastroenterology 3 oncology 1 #bloody_stool 1',
    'đi cầu ra máu|đi ngoài ra máu|đại tiện ra máu|phân có máu|máu trong phân|đi ngoài có máu|đi cầu có máu|phân lẫn máu|rectal bleeding|blood in stool|thay đổi thói quen đại tiện|thói quen đại tiện|phân nhỏ dẹt|phân dẹt',
  ],
  [
    'hepatology 5 hematology 0.5 neonatology 0.5 #jaundice 1',
    'vàng da|vàng mắt|vàng da vàng mắt|da vàng|mắt vàng|jaundice|da và mắt vàng',
  ],
  [
    'general_surgery 2.6 andrology 1.6 orthopedics 0.8 #groin 1',
    '!bẹn|vùng bẹn|đau bẹn|khối ở bẹn|sưng bẹn|!háng|khối phồng ở bẹn|khối u ở bẹn|nổi cục ở bẹn|groin',
  ],
  ['andrology 3.4 general_surgery 1 pediatric_surgery 0.6', 'sưng bìu|bìu sưng|bìu to|đau bìu|bìu'],
  // Urine and sex
  [
    'urology 3.6 endocrinology 1.3 nephrology 1 #urine_often 1',
    'tiểu đêm|đi tiểu đêm|tiểu nhiều|tiểu nhiều lần|đi tiểu nhiều lần|đi tiểu nhiều|tiểu đêm nhiều|đi tiểu thường xuyên|frequent urination|tiểu nhiều về đêm|tiểu gấp|tiểu lắt nhắt',
  ],
  [
    'urology 3.6 gynecology 1.6 #urine_trouble 1',
    'tiểu không tự chủ|són tiểu|tiểu són|tiểu không kiểm soát|rò rỉ nước tiểu|són nước tiểu|tiểu khó|khó tiểu|tiểu tiện|khó khăn khi đi tiểu|tiểu tiện khó',
  ],
  [
    'urology 3.6 nephrology 1.8 oncology 0.4 #blood_urine 1',
    'tiểu ra máu|đái ra máu|đi tiểu ra máu|nước tiểu có máu|tiểu máu|đái máu|nước tiểu sẫm|nước tiểu sẫm màu|nước tiểu màu hồng|nước tiểu đỏ|blood in urine|nước tiểu có màu|nước tiểu đậm màu|tiểu ít|lượng nước tiểu',
  ],
  [
    'nephrology 4 urology 1 #foamy_urine 1',
    'nước tiểu có bọt|tiểu bọt|nước tiểu sủi bọt|nước tiểu nhiều bọt|sủi bọt|tiểu ra bọt|foamy urine',
  ],
  [
    'gynecology 3.4 andrology 1 urology 0.4 #painful_sex 1',
    'đau khi quan hệ|đau bụng khi quan hệ|đau bụng khi quan hệ tình dục|đau vùng chậu khi quan hệ|đau rát khi quan hệ|đau khi quan hệ tình dục|đau lúc quan hệ|painful sex|đau sau quan hệ',
  ],
  [
    'gynecology 2.2 andrology 1.6 dermatology 0.8',
    'quan hệ|quan hệ tình dục|tình dục|bộ phận sinh dục|vùng kín|sinh dục|cơ quan sinh dục|lúc quan hệ|khi quan hệ',
  ],
  [
    'dermatology 2.8 andrology 1.6 gynecology 1.6',
    'u nhú sinh dục|sùi mào gà|mụn ở vùng kín|mụn sinh dục|nốt sùi|mụn ở bộ phận sinh dục|lở loét sinh dục|sùi',
  ],
  [
    'andrology 2.8 gynecology 1.2 endocrinology 0.8 psychiatry 0.4 #low_libido 1',
    'giảm ham muốn|ham muốn tình dục|ham muốn|giảm ham muốn tình dục|mất ham muốn|low libido|lãnh cảm',
  ],
  [
    'gynecology 4.4 obstetrics 1.4 oncology 1 #vaginal_bleed 1',
    'ra máu âm đạo|chảy máu âm đạo|xuất huyết âm đạo|ra huyết âm đạo|ra máu bất thường|ra máu sau quan hệ|chảy máu sau quan hệ|xuất huyết bất thường|chảy máu âm đạo bất thường|ra máu sau mãn kinh|vaginal bleeding',
  ],
  // Joints and limbs
  [
    'rheumatology 3 spine 1 urology 1.1 gynecology 0.8 #back_pain 1',
    'đau lưng|nhức lưng|mỏi lưng|đau mỏi lưng|back pain|đau vùng lưng|đau ở lưng',
  ],
  [
    'rheumatology 2.8 spine 1.2 urology 1.4 gynecology 0.6 #back_pain 1',
    'đau thắt lưng|thắt lưng|đau vùng thắt lưng|đau lưng dưới|low back pain|đau âm ỉ thắt lưng',
  ],
  ['rheumatology 0.8', '~lưng|sau lưng|lan ra sau lưng|lan lên vai|cơ bắp'],
  [
    'urology 2.4 nephrology 1.4 gastroenterology 0.4 #flank_pain 1',
    'đau hông|hông lưng|bên hông|một bên hông|mạn hông|đau bên hông|mạn sườn|mạng sườn|đau mạn sườn|đau mạng sườn|đau hông lưng|vùng hông|đau vùng hông|hai bên hông|đau hai bên hông lưng|flank pain',
  ],
  [
    'rheumatology 2 orthopedics 1.5 vascular_surgery 1.4 #leg_pain 1',
    'đau chân|đau cẳng chân|đau bắp chân|nhức chân|mỏi chân|leg pain|đau hai chân|nặng chân|chân nặng|đau nhức chân',
  ],
  [
    'vascular_surgery 1.8 cardiology 1.4 nephrology 1.2 orthopedics 0.7',
    'sưng chân|sưng hai chân|chân sưng|chân sưng to',
  ],
  ['rheumatology 3.6 infectious_disease 0.4 #muscle_pain 1', 'đau nhức cơ|đau cơ|đau mỏi cơ|muscle pain'],
  // Skin
  [
    'dermatology 2.6 infectious_disease 1.8 allergy_immunology 0.7 pediatrics 0.5 #rash 1',
    'phát ban|nổi ban|nốt ban|hồng ban|ban đỏ|nổi ban đỏ|rash',
  ],
  ['dermatology 2.5 infectious_disease 2.3 #blisters 1', 'mụn nước|nổi mụn nước|bóng nước|bọng nước|mụn mủ'],
  [
    'dermatology 3.4 allergy_immunology 1.1 hepatology 0.5 #itch 1',
    '~ngứa|ngứa da|ngứa khắp người|ngứa toàn thân|ngứa ngáy|da ngứa|itching|itchy',
  ],
  [
    'dermatology 2.3 endocrinology 1.4 gynecology 0.6 #dry_skin_hair 1',
    'rụng tóc|tóc rụng|hair loss|da khô|khô da|tóc khô|móng dễ gãy|tóc dễ gãy|tóc mỏng|tóc gãy rụng|da sạm|sạm da|da sạm màu|rạn da|da xỉn màu|tóc dễ gãy rụng',
  ],
  ['gynecology 2 endocrinology 1.5 dermatology 1 #hairy 1', 'rậm lông|lông rậm|mọc lông|nhiều lông|mọc râu'],
  [
    'dermatology 1.6',
    '!da|vùng da|làn da|sưng đỏ|sưng tấy|vết loét|mảng da|lở loét|vết lở loét|nổi cục|nổi cục u|dưới da|niêm mạc',
  ],
  ['oncology 3', 'khối u|!u|~bướu'],
  [
    'oncology 2 dermatology 1 general_surgery 0.6',
    'nổi u|cục u|khối cứng|cục cứng|sờ thấy cục|nổi cục cứng|khối bất thường',
  ],
  ['dermatology 2.6 ent 0.6', 'u nhú'],
  ['neurology 1.2 dermatology 0.6', 'rát bỏng|bỏng rát|đau rát bỏng|nóng rát|nóng ran|cảm giác bỏng rát'],
];
