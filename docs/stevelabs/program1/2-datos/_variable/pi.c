#include <stdio.h>

int main(void)
{
    float f = 3.14159265358979323846f;
    double d = 3.14159265358979323846;
    long double l = 3.14159265358979323846L;

    printf("float:       %.20f\n", f);
    printf("double:      %.20f\n", d);
    printf("long double: %.20Lf\n", l);
    return 0;
}
