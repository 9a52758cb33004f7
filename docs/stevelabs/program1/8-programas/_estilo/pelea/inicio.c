#include <stdio.h>
int v,r,t,x;char o;
int main(void){
scanf("%d",&v); scanf("%d",&r);
// bucle
while(v>0&&r>0&&scanf(" %c%d",&o,&x)==2){
t++;
printf("Turno %d.\n",t);
if(o=='g'){
// golpe
if(x<0)x=0;
if(x>12)x=12;
r-=x;
if(r<0)r=0;
printf("Das un golpe de %d.\n",x);
}else if(o=='r'){
    // la rata
if(x<0)x=0;
if(x>12)x=12;
      v-=x;
if(v<0)v=0;
printf("La rata muerde %d.\n",x);
}else if(o=='c'){
if(x<0)x=0;
if(x>12)x=12;
v+=x;
  if(v>30)v=30;
printf("Te curas %d.\n",x);
}else printf("No pasa nada.\n");
printf("Tú   ");
for(int i=0;i<v;i++)printf("#");
printf(" %d\n",v);
printf("Rata ");
for(int i=0;i<r;i++)printf("#");
printf(" %d\n",r);
}
if(r==0)printf("Ganas en %d turnos.\n",t);
else if(v==0)printf("Te gana la rata.\n");
else printf("Lo dejan en %d a %d.\n",
v,r);
return 0;}
