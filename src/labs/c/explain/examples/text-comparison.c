#include <stdio.h>

int main(void)
{
    const char *answer = "si";
    if (answer == "si") {
        printf("Bien\n");
    }
    return 0;
}
