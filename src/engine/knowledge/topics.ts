import { adultTopics } from './topics/adult-topics.ts';
import { afterTopics } from './topics/after-topics.ts';
import { babyTopics } from './topics/baby-topics.ts';
import { bellyTopics } from './topics/belly-topics.ts';
import { birthTopics } from './topics/birth-topics.ts';
import { bloodTopics } from './topics/blood-topics.ts';
import { bodyTopics } from './topics/body-topics.ts';
import { boneTopics } from './topics/bone-topics.ts';
import { careTopics } from './topics/care-topics.ts';
import { childAccidentTopics } from './topics/child-accident-topics.ts';
import { childIllnessTopics } from './topics/child-illness-topics.ts';
import { childMindTopics } from './topics/child-mind-topics.ts';
import { childSkinTopics } from './topics/child-skin-topics.ts';
import { childTopics } from './topics/child-topics.ts';
import { childbedTopics } from './topics/childbed-topics.ts';
import { earTopics } from './topics/ear-topics.ts';
import { elderTopics } from './topics/elder-topics.ts';
import { everydayTopics } from './topics/everyday-topics.ts';
import { eyeTopics } from './topics/eye-topics.ts';
import { familyTopics } from './topics/family-topics.ts';
import { generalTopics } from './topics/general-topics.ts';
import { glandTopics } from './topics/gland-topics.ts';
import { growthTopics } from './topics/growth-topics.ts';
import { gutTopics } from './topics/gut-topics.ts';
import { headTopics } from './topics/head-topics.ts';
import { heartTopics } from './topics/heart-topics.ts';
import { homeTopics } from './topics/home-topics.ts';
import { illnessTopics } from './topics/illness-topics.ts';
import { feverTopics, infectionTopics } from './topics/infection-topics.ts';
import { kidneyTopics } from './topics/kidney-topics.ts';
import { limbTopics } from './topics/limb-topics.ts';
import { lungTopics, tuberculosisTopics } from './topics/lung-topics.ts';
import { mindTopics } from './topics/mind-topics.ts';
import { moreTopics } from './topics/more-topics.ts';
import { nerveTopics } from './topics/nerve-topics.ts';
import { ownTopics } from './topics/own-topics.ts';
import { pictures } from './topics/pictures.ts';
import { plainTopics } from './topics/plain-topics.ts';
import { poisonTopics } from './topics/poison-topics.ts';
import { pregnancyTopics } from './topics/pregnancy-topics.ts';
import { pregnancyVisitTopics } from './topics/pregnancy-visit-topics.ts';
import { rashTopics } from './topics/rash-topics.ts';
import { resultTopics } from './topics/result-topics.ts';
import { skinTopics } from './topics/skin-topics.ts';
import { toothTopics } from './topics/tooth-topics.ts';
import type { Topic } from './topics/topic.ts';
import { wholePictures } from './topics/whole-pictures.ts';
import { wombTopics } from './topics/womb-topics.ts';
import { womenTopics } from './topics/women-topics.ts';

/** Matters that are told by their name. */
export const matters: readonly Topic[] = [
  ...pictures,
  ...wholePictures,
  ...afterTopics,
  ...careTopics,
  ...resultTopics,
  ...mindTopics,
  ...ownTopics,
  ...limbTopics,
  ...rashTopics,
  ...eyeTopics,
  ...earTopics,
  ...toothTopics,
  ...adultTopics,
  ...illnessTopics,
  ...heartTopics,
  ...lungTopics,
  ...gutTopics,
  ...glandTopics,
  ...kidneyTopics,
  ...feverTopics,
  ...generalTopics,
  ...infectionTopics,
  ...tuberculosisTopics,
  ...bloodTopics,
  ...poisonTopics,
  ...plainTopics,
  ...elderTopics,
  ...everydayTopics,
  ...headTopics,
  ...homeTopics,
  ...familyTopics,
  ...pregnancyVisitTopics,
  ...pregnancyTopics,
  ...birthTopics,
  ...childbedTopics,
  ...wombTopics,
  ...womenTopics,
  ...childTopics,
  ...babyTopics,
  ...growthTopics,
  ...childIllnessTopics,
  ...childSkinTopics,
  ...childMindTopics,
  ...childAccidentTopics,
  ...bodyTopics,
  ...moreTopics,
  ...skinTopics,
  ...boneTopics,
  ...bellyTopics,
  ...nerveTopics,
];
