#include "agenda.h"

int main(void)
{
    return 0;
}
