import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { judgeStory } from './judge';
import type { Test } from './plan';

const plan: Test[] = JSON.parse(readFileSync(process.env.REVIEW_PLAN ?? '', 'utf8'));

for (const one of plan) test(one.title, ({}, info) => judgeStory(one, info));
