#include <stdio.h>

int main(void)
{
    int base = 0;
    int altura = 0;
    int area = base * altura;
    scanf("%d %d", &base, &altura);
    printf("%d\n", area);
    return 0;
}
