#include <stdio.h>

int main(void)
{
    const char *days[] = {"lunes", "martes" "jueves", "viernes"};
    printf("%s\n", days[0]);
    return 0;
}
