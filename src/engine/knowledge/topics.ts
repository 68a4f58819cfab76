import { adultTopics } from './topics/adult-topics.ts';
import { bodyTopics } from './topics/body-topics.ts';
import { careTopics } from './topics/care-topics.ts';
import { childTopics } from './topics/child-topics.ts';
import { everydayTopics } from './topics/everyday-topics.ts';
import { familyTopics } from './topics/family-topics.ts';
import { headTopics } from './topics/head-topics.ts';
import { homeTopics } from './topics/home-topics.ts';
import { illnessTopics } from './topics/illness-topics.ts';
import { mindTopics } from './topics/mind-topics.ts';
import { moreTopics } from './topics/more-topics.ts';
import { motherTopics } from './topics/mother-topics.ts';
import { ownTopics } from './topics/own-topics.ts';
import { pictures } from './topics/pictures.ts';
import type { Topic } from './topics/topic.ts';
import { wholePictures } from './topics/whole-pictures.ts';
import { womenTopics } from './topics/women-topics.ts';

/** Matters that are told by their name. */
export const matters: readonly Topic[] = [
  ...pictures,
  ...wholePictures,
  ...careTopics,
  ...mindTopics,
  ...ownTopics,
  ...adultTopics,
  ...illnessTopics,
  ...everydayTopics,
  ...headTopics,
  ...homeTopics,
  ...familyTopics,
  ...motherTopics,
  ...womenTopics,
  ...childTopics,
  ...bodyTopics,
  ...moreTopics,
];
