#include <stdio.h>
#include <string.h>
#include <ctype.h>
#include <stdlib.h>
int main(void){ char s[100]; int words=0; while(fgets(s,sizeof s,stdin)){ size_t n=strlen(s); if(n&&s[n-1]=='\n') s[--n]='\0'; for(char *p=s;*p;p++) *p=(char)toupper((unsigned char)*p); char *t=strtok(s," "); while(t){ words++; printf("<%s>",t); t=strtok(NULL," "); } puts(""); }
 printf("%d\n",words); char a[10]; strncpy(a,"hola",sizeof a-1); a[9]='\0'; strcat(a,"!"); printf("%s %zu\n",a,strlen(a)); char b[20]="x"; strncat(b,"yyyy",2); puts(b); char *q=strchr(a,'l'); if(q){ *q='L'; puts(a); printf("%td\n",q-a); } int x,y; if(sscanf("10,20","%d,%d",&x,&y)==2) printf("%d\n",x+y); char w1[8],w2[8]; sscanf("uno dos","%7s %7s",w1,w2); printf("%s-%s\n",w1,w2); char num[16]; snprintf(num,sizeof num,"%d",12345); long v=strtol(num,NULL,10); char *end; double d=strtod("3.5abc",&end); printf("%ld %.1f %s\n",v,d,end); int c='a'; char up[27]; for(int i=0;i<26;i++) up[i]=(char)(c+i); up[26]=0; puts(up); char *r=up+26; while(r>up) putchar(*--r); puts(""); memmove(up+1,up,5); puts(up); return 0; }
