// Falla: exige tipo:oro=int
// Falla: exige intactas:scanf
#include <limits.h>
#include <stdio.h>

int main(void)
{
    long long oro = 0;

    scanf("%lld", &oro);
    printf("Ocupa %zu bytes\n", sizeof(int));
    printf("Caben %lld monedas más\n", INT_MAX - oro);
    return 0;
}
