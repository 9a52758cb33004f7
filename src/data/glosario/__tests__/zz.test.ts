/** @jest-environment node */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import glossary from '../../../remark/glossary';
import { glosario } from '..';
it('x', () => {
  let out='';
  const processor = createProcessor({ remarkPlugins: [remarkGfm] });
  const ser=(n:any):string=> n.type==='mdxJsxTextElement'&&n.name==='Term'?`⟦${n.children[0].value}|${n.attributes[0].value}⟧`: n.value??(n.children??[]).map(ser).join('');
  for (const folder of ['docs','blog']) for (const name of readdirSync(folder,{recursive:true,encoding:'utf8'}).filter(n=>n.endsWith('.mdx'))) {
    const file=path.join(folder,name); const src=readFileSync(file,'utf8'); const m=/^---\n(.*?)\n---\n(.*)$/s.exec(src)!; const slug=/^slug: (.*)$/m.exec(m[1]!)![1];
    for (const [mode,opts] of [['REAL',{}],['ALL',{perPage:Infinity,perBlock:Infinity}]] as const) {
    const v=new VFile({value:m[2],path:path.resolve(file),data:{frontMatter:{slug}}});
    const tree:any=processor.parse(v); glossary({terms:glosario,...opts})(tree,v);
    const text=ser(tree); const hits=[...text.matchAll(/⟦/g)].length;
    out+=`##${mode} ${file} ${hits}\n`;
    for(const h of text.matchAll(/⟦[^⟧]*⟧/g)) out+='   '+text.slice(Math.max(0,h.index-45),h.index+h[0].length+40).replace(/\n/g,' ')+'\n';
    }
  }
  writeFileSync('/tmp/marks.txt',out);
});
