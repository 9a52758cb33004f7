#include <stdio.h>

int main(void)
{
    printf("Recibo\n");
    printf("%s %f\n", "Antorcha", 3.5);
    return 0;
}
