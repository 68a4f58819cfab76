import { understand } from '#engine/understand.ts';
for (const s of process.argv.slice(2)) { const [text,days,need,age]=s.split('#'); const intake:any={need:need||'treatment',patient:age?{age:+age}:{age:40},symptoms:text,...(days?{durationDays:+days}:{})};
const u:any=understand(intake); console.log(text,'=>',u.safety.urgency,u.safety.seeWithin, (u.specialties??[]).slice?.(0,3).map((x:any)=>x.code??x)); for(const t of u.safety.topics) console.log('   ',t.isLeading?'L':'',t.isPicture?'P':'',t.about,t.atMost,t.within,'|',t.heard.slice(0,50),'|',t.says?.title.vi.slice(0,60)); }
