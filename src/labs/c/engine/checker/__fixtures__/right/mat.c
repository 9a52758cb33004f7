#include <stdio.h>
#define N 3
static int g[N][N]={{1,2,3},{4,5,6},{7,8,9}};
static int h[N][N];
static void mul(int a[N][N],int b[N][N],int r[N][N]){ for(int i=0;i<N;i++)for(int j=0;j<N;j++){ r[i][j]=0; for(int k=0;k<N;k++) r[i][j]+=a[i][k]*b[k][j]; } }
static int sum(const int *p,int n){ int s=0; const int *e=p+n; while(p<e) s+=*p++; return s; }
static void vla(int n,int m,double a[n][m]){ for(int i=0;i<n;i++) for(int j=0;j<m;j++) a[i][j]=i*m+j; }
int main(void){ int r[N][N]; mul(g,g,r); mul(r,g,h); for(int i=0;i<N;i++){ for(int j=0;j<N;j++) printf("%d ",h[i][j]); puts(""); } printf("%d\n",sum(&g[0][0],9)); printf("%d\n",sum(g[1],3)); int n=4,m=5; double a[n][m]; vla(n,m,a); printf("%.0f\n",a[3][4]); int c[5]; for(int *p=c+5;p!=c;) *--p=(int)(p-c); printf("%d\n",sum(c,5)); int t[2][3]={{1,2,3},{4,5,6}}; int (*row)[3]=t; row++; printf("%d\n",(*row)[2]); int *flat=t[0]; printf("%d\n",flat[5]); return 0; }
