1 #include <stdio.h>
2
3 int main(void)
4 {
5     puts("Hola");
6     return 0;
7 }
